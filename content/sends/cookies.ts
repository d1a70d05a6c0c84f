// Every cookie that this site sets: what it is for, and how long it lasts. The page on what this site sends is made of
// this table, and a test fails on a cookie that is not in it.

export interface SentCookie {
  name: string
  /** What it holds, and what for. */
  why: string
  /** Until when. */
  lasts: string
  /** Only members have it. */
  forMembers?: true
}

export const cookies: readonly SentCookie[] = [
  {
    name: 'uid',
    why: 'A random number, so that a comparison of two versions of a page shows you the same one each time. It is in no count.',
    lasts: '360 days',
  },
  {
    name: 'visit',
    why: 'A 1 while the browser is open, by which a second page is known from a second visit.',
    lasts: 'until the browser is closed',
  },
  { name: 'tb_visits', why: 'How many visits there were, so that a first one is left in peace.', lasts: '999 days' },
  { name: 'privacy_choices', why: 'What you chose in “Your privacy choices”.', lasts: '400 days' },
  { name: 'quiet_almanac', why: 'A 1 where the quiet almanac was asked for on this device.', lasts: '400 days' },
  {
    name: 'registry_pass',
    why: 'Random keys, one for each of the last five lists of wishes whose PIN you have typed; no script can read them.',
    lasts: '90 days',
  },
  {
    name: 'registry_own',
    why: 'Marks of your last twelve lists of wishes, so that this browser does not show you what is reserved while it is a surprise, also when you are signed out; no script can read it.',
    lasts: '400 days',
    forMembers: true,
  },
  { name: 'registration_modal_dismissed', why: 'That you closed the invitation to join.', lasts: '30 days' },
  {
    name: 'ask_no_more',
    why: 'Which invitations you closed for good. “Your privacy choices” takes it back.',
    lasts: '999 days',
  },
  {
    name: 'opened',
    why: 'Which invitation opened by itself, so that no second one does.',
    lasts: 'until the browser is closed',
  },
  {
    name: 'enter_save_article_page_first_time',
    why: 'That the page of saved articles was opened once.',
    lasts: '999 days',
  },
  {
    name: 'enter_favorite_baby_name_page_first_time',
    why: 'That the page of favorite names was opened once.',
    lasts: '999 days',
  },
  {
    name: 'session',
    why: 'A random key that keeps you signed in; no script can read it. On https its name begins with __Host- or __Secure-.',
    lasts: '90 days at most; signing out ends it, and so do 14 days without a visit',
    forMembers: true,
  },
  {
    name: 'header',
    why: 'Your first name and the address of your picture, signed by us, for minutes in which accounts cannot be reached.',
    lasts: 'a quarter of an hour',
    forMembers: true,
  },
  {
    name: 'device',
    why: 'A random key by which we know a device that you logged in on, so that nobody who guesses passwords shuts you out.',
    lasts: 'a year',
    forMembers: true,
  },
  {
    name: 'begin',
    why: 'After joining: which form your dashboard opens with.',
    lasts: 'a week, or until your first profile',
    forMembers: true,
  },
  {
    name: 'utc_offset',
    why: 'How many minutes your clock is ahead of UTC, so that your own dates begin at your midnight. Also on the pages to join and log in.',
    lasts: 'a year',
    forMembers: true,
  },
  {
    name: 'save_article_first_time',
    why: 'Whether the hint at your saved articles was shown.',
    lasts: '999 days',
    forMembers: true,
  },
  { name: 'isShowPopupForTKUser', why: 'That the welcome note was shown.', lasts: '1 day', forMembers: true },
]
