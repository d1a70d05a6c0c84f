// What visitors are and look for. None of it may be read in a log.
const people = ['emma.stone-canary', 'Olivia Canary', 'Jürgen Kanari', 'naomi_canary77', 'canary.smith']
export const canaries: readonly string[] = [
  ...people.map(name => `${name}@example.test`),
  ...people,
  ...['due 2027-02-14 canary', '1799107200000', '14-canary-2027', 'last-period-canary-3-jan'],
  ...[
    'canary-session-token-0123456789abcdef',
    'canary-reset-token-0123456789',
    'canaryBearerToken',
    'canary-api-key',
    'canary-jwt.eyJhbGciOiJIUzI1NiJ9',
  ],
  ...[
    'is bleeding normal canary',
    'canary positive test',
    'canary miscarriage signs',
    'best stroller canary',
    'canary names like Luna',
  ],
  ...['canary-password', 'hunter2-canary', 'p@ss canary'],
  ...['555-0199-canary', '12 Canary Street', 'canary-zip-90210', 'Canary Hospital'],
  ...['canary-child-Luna', 'canary-twin-Milo', 'canary-code-name-Peanut', 'canary-partner-Sam', 'canary-donor-4711'],
  ...['canary-blood-type-O', 'canary-ivf', 'canary-loss', 'canary-registry-share'],
]
/** Every spelling in which one could show up. */
const spellings = (value: string) => [
  value,
  encodeURIComponent(value),
  encodeURIComponent(value).replaceAll('%20', '+'),
  Buffer.from(value).toString('base64'),
]

/** Values that stand in a log, in any spelling; and the first line that holds a part of one. */
export function leaksIn(lines: readonly object[], values: readonly string[] = canaries): string[] {
  const log = lines.map(line => JSON.stringify(line))
  const found = values.flatMap(value => {
    const line = log.find(line =>
      spellings(value).some(spelling => line.includes(JSON.stringify(spelling).slice(1, -1))),
    )
    return line === undefined ? [] : [`${value}: ${line.slice(0, 500)}`]
  })
  return [...found, ...log.filter(line => /canary|kanari/i.test(line)).slice(0, 1)]
}
