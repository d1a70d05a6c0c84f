import { type ReactNode, Suspense, use } from 'react'

/** Something that is there already, or comes while the page is sent. What is there needs no script to be seen. */
export type Deferred<T> = { is: T } | { comes: Promise<T> }

interface Props<T> {
  on: Deferred<T>
  /** Meanwhile. */
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/** Shows what it waits for in the place of the fallback. */
export function Wait<T>({ on, fallback, children }: Props<T>) {
  if ('is' in on) return children(on.is)
  return (
    <Suspense fallback={fallback}>
      <Arrived comes={on.comes}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<T>({ comes, children }: { comes: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(comes))
}
