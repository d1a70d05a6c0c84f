// Everything that pages store on the device beside cookies. It is never sent by itself; what you clear in the browser is
// gone. A test fails on a key that is not here.

export interface StoredKey {
  /** A star stands for the rest of a name. */
  key: string
  why: string
  lasts: string
}

const untilCleared = 'until you remove it'
const untilClosed = 'until the tab is closed'

export const storedKeys: readonly StoredKey[] = [
  {
    key: 'privacy-choices',
    why: 'What you chose in “Your privacy choices”, when, and in which wording.',
    lasts: untilCleared,
  },
  {
    key: 'look',
    why: 'Whether pages are light or dark, and how large their type is, where you chose.',
    lasts: untilCleared,
  },
  {
    key: 'saved-articles',
    why: 'Hearts of articles while you are signed out.',
    lasts: 'until you sign in, then your account has them',
  },
  {
    key: 'favorite-names',
    why: 'Hearts of names while you are signed out.',
    lasts: 'until you sign in, then your account has them',
  },
  { key: 'searches', why: 'Your last searches, shown to you under the empty search field.', lasts: untilCleared },
  { key: 'my-day', why: 'The date that you gave on the front page.', lasts: untilCleared },
  { key: 'tool-*', why: 'What you entered into a tool, one key for each.', lasts: 'until you press “Forget”' },
  { key: 'week-ticks', why: 'Ticks in the lists of the weeks.', lasts: 'until you sign out, or remove it' },
  { key: 'month-ticks', why: 'Ticks in the lists of the months.', lasts: 'until you sign out, or remove it' },
  { key: 'closed-days-left', why: 'That you closed the count of days.', lasts: 'until you sign out, or open it' },
  {
    key: 'closed-message',
    why: 'Which message of the site you closed, so that another one shows.',
    lasts: untilCleared,
  },
  {
    key: 'name-match',
    why: 'Your seat in a match of names, and votes that are still on their way.',
    lasts: 'until you leave the match',
  },
  { key: 'name-match-wish', why: 'A match that you were invited to.', lasts: 'until you have joined it' },
  {
    key: 'met-anew',
    why: 'The moment at which other tabs have to load again, after a loss was told or taken back.',
    lasts: 'until you sign out',
  },
  { key: 'leaving', why: 'That you asked to leave, until a page says whether you have.', lasts: 'until that page' },
  { key: 'to-profile', why: 'What a tool hands to your profile because you asked it to.', lasts: untilClosed },
  {
    key: 'privacy-choices-read',
    why: 'That this tab has asked your account for your privacy choices.',
    lasts: untilClosed,
  },
  { key: 'quiet-chosen', why: 'That the quiet almanac was chosen on this page.', lasts: untilClosed },
  { key: 'should_show_bn_tooltip', why: 'Whether this page may show the hint at favorite names.', lasts: untilClosed },
  {
    key: 'offline-*',
    why: 'Copies of the tools’ pages, for when there is no network. Nothing about you is in them.',
    lasts: 'until the next version of the site',
  },
]
