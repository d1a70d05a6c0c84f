// Stands in for views/page.tsx: server components have no context, so the page is kept once a request by React's cache.
import { cache, type ReactNode } from 'react'
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
