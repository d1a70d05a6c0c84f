// Addresses that redirect: old address -> new one.

export const redirects: ReadonlyMap<string, string> = new Map([
  ['/b', '/baby-names'],
  ['/b/', '/baby-names'],
  ['/babyregistrysearch/amp', '/babyregistrysearch'],
])
