// Addresses that only lead to another.

export const redirects: ReadonlyMap<string, string> = new Map([
  // The names have one front page.
  ['/b', '/baby-names'],
  ['/b/', '/baby-names'],
])
