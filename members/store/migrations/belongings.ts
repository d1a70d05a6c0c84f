// Adds saved articles, favorite names and their links, consents and email preferences.
import { key, number, ofMember, text, textFrom } from './columns.ts'
import { tablesMigration } from './tables.ts'

export const belongings = tablesMigration({
  saved_articles: {
    columns: { member_id: ofMember, slug: text, saved_at: text },
    key: ['member_id', 'slug'],
  },
  favorite_names: {
    columns: { member_id: ofMember, name: text, note: textFrom(''), position: number, saved_at: text },
    key: ['member_id', 'name'],
  },
  favorite_shares: {
    columns: { token: key, member_id: ofMember, created_at: text },
    indexed: ['member_id'],
  },
  consents: {
    columns: { id: key, member_id: ofMember, purpose: text, allowed: number, version: number, at: text },
    indexed: ['member_id'],
  },
  email_preferences: {
    columns: { member_id: ofMember, name: text, wanted: number },
    key: ['member_id', 'name'],
  },
})
