// Parts of tools whose script comes when somebody wants them: few do, or none at first. Which part is asked for never
// depends on a value.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { afterPicture } from '../../state/after-picture.ts'
import { Button } from '../ui/button.tsx'

export interface Deferred<P> {
  /** Null until it has come. */
  part: P | null
  /** It did not come. Once there is a connection again it is asked for by itself. */
  hasFailed: boolean
  /** Asks for it, or again. */
  load: () => Promise<void>
}

/** @param from the same function every time */
export function useDeferred<P extends object>(from: () => Promise<P>, isWanted = false): Deferred<P> {
  const [part, setPart] = useState<P | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => {
    const come = await from().catch(() => null)
    setHasFailed(!come)
    if (come) setPart(() => come)
  }, [from])
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    afterPicture(load)
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isMissing, load])
  return { part, hasFailed, load }
}

/** What stands in place of a part that has not come yet. */
export const DeferredNote = ({ hasFailed, load }: Pick<Deferred<object>, 'hasFailed' | 'load'>) =>
  hasFailed ? (
    <div>
      <p role="alert" className="field-problem">
        This part did not load. Look at your connection; what you entered stays.
      </p>
      <Button variant="secondary" onClick={load}>
        Try again
      </Button>
    </div>
  ) : (
    <p className="tool-note">Loading.</p>
  )

interface Props<P> {
  /** The same function every time. */
  from: () => Promise<ComponentType<P>>
  props: P
}

/** A component that is wanted now. */
export function DeferredPart<P extends object>({ from, props }: Props<P>) {
  const { part: Part, ...rest } = useDeferred(from, true)
  return Part ? <Part {...props} /> : <DeferredNote {...rest} />
}
