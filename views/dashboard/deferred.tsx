import { type ReactNode, Suspense, use } from 'react'

/** A value that is there already, or comes while the page is streamed. Only the latter needs script to be seen. */
export type Deferred<T> = { is: T } | { comes: Promise<T> }

interface Props<T> {
  on: Deferred<T>
  /** Shown until the value comes. */
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/** Shows the fallback, then what `children` makes of the value. */
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
