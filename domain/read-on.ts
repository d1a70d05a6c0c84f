// Pages whose experiments ask whether a reader goes on from them, and to what that is.

const goals = [
  { from: 'gender-chart', on: /^\/chinese-gender-chart$/, to: /^\/pregnancy-week-by-week(?:\/|$)/ },
  { from: 'ovulation', on: /^\/ovulation-calculator$/, to: /^\/(?:topics|a)\// },
  { from: 'topic', on: /^\/topics\//, to: /^\/topics\// },
] as const

export type ReadOnFrom = (typeof goals)[number]['from']

export const readOnFrom: readonly ReadOnFrom[] = goals.map(({ from }) => from)

/** From which of those pages a link within its content leads on to what is asked for; undefined for any other link. */
export const readOn = (path: string, linkPath: string): ReadOnFrom | undefined =>
  goals.find(({ on, to }) => on.test(path) && to.test(linkPath) && path !== linkPath)?.from
