// What the due date calculator holds: every field as it was typed.
import { parseDate } from '../../domain/dates.ts'
import {
  type DueDateEntries,
  embryoDays,
  methods,
  noEntries,
  scanKinds,
  type TypedField,
  typedFields,
} from '../../domain/tools/due-date-entries.ts'
import { fieldsOf, listOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

/** Characters of a typed date or number that are kept. */
const longest = 40

const typedIn = (fields: Readonly<Record<string, unknown>>) =>
  // as: it has these fields and no others
  Object.fromEntries(typedFields.map(field => [field, textOf(fields[field], longest, noEntries[field])])) as Record<
    TypedField,
    string
  >

export const dueDateTool = storedTool<DueDateEntries>({
  key: 'due-date',
  name: 'Due date',
  version: 1,
  empty: noEntries,
  parse(data) {
    const fields = fieldsOf(data)
    return {
      ...typedIn(fields),
      shown: wordOf(fields.shown, methods, noEntries.shown),
      lead: wordOf(fields.lead, methods, ''),
      embryoAge: wordOf(fields.embryoAge, embryoDays, noEntries.embryoAge),
      scanKind: wordOf(fields.scanKind, scanKinds, noEntries.scanKind),
      chosen: listOf(fields.chosen, id => textOf(id, longest) || null, 100),
      calendarId: /^[0-9a-f]{8,64}$/.exec(textOf(fields.calendarId, 64))?.[0] ?? '',
      dueDate: parseDate(fields.dueDate) ?? '',
    }
  },
  glance(entries) {
    const dueDate = parseDate(entries.dueDate)
    return dueDate && { dueDate }
  },
})
