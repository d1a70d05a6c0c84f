// Adds children, pregnancies, losses, cycles and avatars.
import {
  day,
  dayOrNull,
  key,
  keyOfMember,
  number,
  numberFrom,
  ofMember,
  onceOfMember,
  text,
  textFrom,
  textOrNull,
  unique,
} from './columns.ts'
import { tablesMigration } from './tables.ts'

const expected = { due_date: day, multiples: numberFrom(0), code_name: textOrNull }

export const profiles = tablesMigration({
  children: {
    columns: {
      id: key,
      member_id: ofMember,
      first_name: text,
      birth_date: dayOrNull,
      gender: numberFrom(0),
      due_date: dayOrNull,
      created_at: text,
    },
    indexed: ['member_id'],
  },
  pregnancies: {
    columns: { id: key, member_id: onceOfMember, ...expected, created_at: text },
  },
  losses: {
    columns: { id: key, member_id: ofMember, ...expected, record: textFrom('hide'), recorded_at: text },
    indexed: ['member_id'],
  },
  cycles: {
    columns: { member_id: keyOfMember, last_period: dayOrNull, cycle_length: number, luteal_length: number },
  },
  avatars: {
    columns: { member_id: keyOfMember, file: unique, slug: textOrNull },
  },
})
