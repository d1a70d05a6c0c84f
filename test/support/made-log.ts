// A log as the site writes it, of any length and always the same: for the report.
import { pageKinds } from '../../domain/page-kinds.ts'

/** Numbers from 0 to 1 that look random and are the same at each run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const start = Date.UTC(2026, 9, 1)
const routes = ['/', '/a/:slug', '/pregnancy-week-by-week/:slug', '/b/:slug', '/search', '/assets/*', '/events']

/** Lines of a log over 30 days, each with its end. */
export function* madeLog(lines: number, seed = 1): Generator<string> {
  const random = seeded(seed)
  const whole = (most: number) => Math.floor(random() * most)
  for (let i = 0; i < lines; i++) {
    const time = start + Math.floor((i / lines) * 30 * 86_400_000)
    const base = { level: 30, time, pid: 4242 }
    const event = (event: string, properties: object, more = {}) => ({
      ...base,
      reqId: `3fa1c0-${i.toString(36)}`,
      event,
      properties,
      ...more,
      msg: 'event',
    })
    const version = 1 + whole(2)
    const line = [
      () => ({
        ...base,
        method: 'GET',
        host: 'main',
        route: routes[whole(routes.length)],
        status: random() < 0.002 ? 503 : 200,
        layout: 'mobile',
        country: 'US',
        signedIn: false,
        experiments: '',
        cache: random() < 0.9 ? 'hit' : 'miss',
        reqId: `3fa1c0-${i.toString(36)}`,
        totalMs: whole(4000) / 100,
        bytes: 11_000,
        aborted: false,
        msg: 'request',
      }),
      () => event('page-view', { layout: 'desktop', begins: random() < 0.3 }),
      () => event('search', { queryLength: whole(20), results: random() < 0.12 ? 0 : whole(30) }),
      () => event('experiment-exposure', { experiments: `abVersion:${version},saveAbVersion:${3 - version}` }),
      () =>
        random() < (version === 1 ? 0.2 : 0.35)
          ? event('menu-click', { item: '/news', level: 1 }, { experiments: `abVersion:${version}` })
          : event('footer-click', { item: '/partners' }),
      () => event('sign-up-interaction', { selection: random() < 0.25 ? 'join' : 'show', trigger: 'heart' }),
      () =>
        event('page-speed', {
          kind: pageKinds[whole(6)],
          lcp: 400 + whole(3000),
          inp: 8 + whole(250),
          cls: whole(4) ? 0 : whole(120),
        }),
    ][i % 7]
    if (line) yield `${JSON.stringify(line())}\n`
  }
}
