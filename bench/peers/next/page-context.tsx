// Stands in for views/page.tsx: server components have no context, so the page is kept once a request by React's cache.
import { cache, type ReactNode } from 'react'
import { offered } from '../../../content/may-offer.ts'
import type { Sweepstakes } from '../../../content/sweepstakes.ts'
import type { Experiment } from '../../../experiments/experiment.ts'
import type { PageContext } from '../../../views/page.tsx'

const holder = cache((): { page?: PageContext } => ({}))

export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  holder().page = value
  return children
}

export function usePage(): PageContext {
  const { page } = holder()
  if (!page) throw new Error('usePage is for views under PageProvider')
  return page
}

export const useVersion = (experiment: Experiment): 1 | 2 => usePage().versions[experiment.name] ?? 1

// The same rules as in views/page.tsx, on this peer's page.
export const useOffered = <T extends { path: string }>(list: readonly T[]): readonly T[] =>
  offered(list, usePage().sensitive)

export const useSearchWords = () => (usePage().sensitive ? 'Search the almanac' : 'Search content or baby names')

export function usePrize(): Pick<Sweepstakes, 'prize' | 'closes'> | undefined {
  const { build, country, sensitive } = usePage()
  const now = country === 'US' && !sensitive ? build.sweepstakes?.() : undefined
  return now?.state === 'open' && now.drawing ? now.drawing : undefined
}

export const Opened = ({ children }: { children: ReactNode }) => (
  <PageProvider value={{ ...usePage(), sensitive: false }}>{children}</PageProvider>
)
