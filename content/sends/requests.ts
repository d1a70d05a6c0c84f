// What pages ask of this site by themselves, beside the page that you opened. Each request brings the cookies above. A
// test fails on a request that is not here.

export interface SentRequest {
  /** A star stands for the rest of an address. */
  address: string
  why: string
}

export const requests: readonly SentRequest[] = [
  { address: '/assets/*', why: 'Style sheets, scripts, letters and drawings.' },
  { address: '/avatars/*', why: 'Pictures of members who are shown on the page.' },
  { address: '/favicon.ico', why: 'The icon of the tab.' },
  { address: '/manifest.webmanifest', why: 'Name and icon for a phone’s home screen.' },
  { address: '/events', why: 'The counts that are listed below.' },
  {
    address: '/api/suggestions*',
    why: 'What fits the letters in the search field, while you type. They are not kept.',
  },
  { address: '/api/name-cards', why: 'The cards of the name matcher.' },
  { address: '/api/day-guides', why: 'The days’ texts for the front page; your date is not sent.' },
  { address: '/api/prompts/*', why: 'The window that asks to join, or welcomes, when it opens: its words alone.' },
  { address: '/api/members/*', why: 'Your own account, while you are signed in: nobody else’s.' },
  { address: '/api/sessions/*', why: 'The question for your passkey, when you log in with one.' },
  { address: '/api/matches*', why: 'Votes of a match of names that you have joined.' },
  {
    address: '/api/registries/*',
    why: 'While a list of wishes is open, every 20 seconds: what of it is reserved meanwhile.',
  },
  {
    address: '/api/social-pixel',
    why: 'Where the browser runs no script and a picture of a social network is set up: whether it may be shown.',
  },
  {
    address: '/api/amp-consent',
    why: 'On pages whose address ends in /amp, where services are set up: whether your choices let them in.',
  },
  { address: '/b/popularityChart.svg*', why: 'The picture of a chart of names.' },
  { address: '/service-worker.js', why: 'What keeps the tools for when there is no network.' },
]
