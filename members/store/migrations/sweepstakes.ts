// Adds the entries of members in drawings, one for each period.
import { ofMember, text } from './columns.ts'
import { tablesMigration } from './tables.ts'

export const sweepstakes = tablesMigration({
  sweepstakes_entries: {
    columns: { member_id: ofMember, period: text, entered_at: text },
    key: ['member_id', 'period'],
  },
})
