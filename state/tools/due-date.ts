// What the due date calculator holds: every field as it was typed.
import { parseDate } from '../../domain/dates.ts'
import { type DueDateEntries, methods, noEntries, scanKinds } from '../../domain/tools/due-date-entries.ts'
import { fieldsOf, listOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

/** Characters of a typed date or number that are kept. */
const longest = 40

export const dueDateTool = storedTool<DueDateEntries>({
  key: 'due-date',
  name: 'Due date',
  version: 1,
  empty: noEntries,
  parse(data) {
    const fields = fieldsOf(data)
    const typed = (field: keyof DueDateEntries) => textOf(fields[field], longest, String(noEntries[field]))
    return {
      shown: wordOf(fields.shown, methods, noEntries.shown),
      lead: wordOf(fields.lead, methods, ''),
      lastPeriod: typed('lastPeriod'),
      cycleLength: typed('cycleLength'),
      conception: typed('conception'),
      retrieval: typed('retrieval'),
      transfer: typed('transfer'),
      embryoAge: /^[2-7]$/.exec(typed('embryoAge'))?.[0] ?? noEntries.embryoAge,
      scanDate: typed('scanDate'),
      scanKind: wordOf(fields.scanKind, scanKinds, noEntries.scanKind),
      scanWeeks: typed('scanWeeks'),
      scanDays: typed('scanDays'),
      crownRump: typed('crownRump'),
      known: typed('known'),
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
