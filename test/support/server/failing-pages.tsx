// Pages that go wrong in every way there is, beside some that do not.
import { type ReactNode, Suspense, use } from 'react'
import { redirect } from 'react-router'
import { missing, type PageRoute, page } from '../../../routes/define-page.tsx'

/** Stands in every error that is thrown here: an answer or a page that holds it has told too much. */
export const secret = 'the-secret-message'
const fail = () => new Error(secret)
const never = new Promise<never>(() => {})
const base = {
  head: () => ({ title: 'Fixture', description: 'A page for tests.' }),
  whenSensitive: 'itself' as const,
  examples: [],
}
const Use = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>
const Throw = (): ReactNode => {
  throw fail()
}
const inBoundary = (part: ReactNode) => (
  <>
    <h1>The shell</h1>
    <Suspense fallback={<p>waiting for it</p>}>{part}</Suspense>
  </>
)
const later = <T,>(ms: number, settle: () => T) =>
  new Promise<T>((resolve, reject) => setTimeout(() => attempt(settle, resolve, reject), ms))
function attempt<T>(settle: () => T, resolve: (value: T) => void, reject: (error: unknown) => void) {
  try {
    resolve(settle())
  } catch (error) {
    reject(error)
  }
}
const throwSecret = (): string => {
  throw fail()
}

/** How often each loader ran, by its path, and what became of the signal it was given. */
export const ran: Record<string, number> = {}
export const signals: Record<string, AbortSignal> = {}
/** Lets the late part of the page that was asked for last come, with its text. */
export const late: { part?: (text: string) => void } = {}
const count = (path: string) => {
  ran[path] = (ran[path] ?? 0) + 1
}

/** The same ways for public and for personal pages: `/public/…` and `/personal/…`. */
const ways = (kind: 'public' | 'personal'): PageRoute[] => [
  page({
    ...base,
    for: kind,
    path: `/${kind}/fine/:slug`,
    load: ({ params, input }) => {
      count(input.path)
      return params.slug
    },
    view: ({ loaded }) => <h1>Fine {loaded}</h1>,
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/load-throws`,
    load: ({ input }) => {
      count(input.path)
      throw fail()
    },
    view: () => null,
  }),
  page({ ...base, for: kind, path: `/${kind}/load-throws-text`, load: () => Promise.reject(secret), view: () => null }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/load-throws-nothing`,
    load: () => Promise.reject(undefined),
    view: () => null,
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/load-hangs`,
    load: ({ signal, input }) => {
      count(input.path)
      signals[input.path] = signal
      return never
    },
    view: () => null,
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/redirects`,
    load: () => {
      throw redirect('/elsewhere?a=b', 302)
    },
    view: () => null,
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/missing`,
    load: () => {
      throw missing({ suggestions: [{ title: 'Try this', path: '/elsewhere' }] })
    },
    view: () => null,
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/gone`,
    load: () => {
      throw missing({ reason: 'gone', suggestions: [] })
    },
    view: () => null,
  }),
  page({ ...base, for: kind, path: `/${kind}/head-throws`, head: () => throwSecret() as never, view: () => null }),
  page({ ...base, for: kind, path: `/${kind}/view-throws`, view: () => <Throw /> }),
  page({ ...base, for: kind, path: `/${kind}/part-throws`, view: () => inBoundary(<Throw />) }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/part-rejects-late`,
    load: () => ({ text: later(60, throwSecret) }),
    view: ({ loaded }) => inBoundary(<Use text={loaded.text} />),
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/part-hangs`,
    load: () => ({ text: never }),
    view: ({ loaded }) => inBoundary(<Use text={loaded.text} />),
  }),
  page({
    ...base,
    for: kind,
    path: `/${kind}/part-is-late`,
    load() {
      const { promise: text, resolve } = Promise.withResolvers<string>()
      late.part = resolve
      return { text }
    },
    view: ({ loaded }) => inBoundary(<Use text={loaded.text} />),
  }),
]

export const failingPages: PageRoute[] = [...ways('public'), ...ways('personal')]
