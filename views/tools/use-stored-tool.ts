import { useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { StoredTool, Storing } from '../../state/tools/stored-tool.ts'

export interface UsedTool<S> {
  value: S
  storing: Storing
  /** Storage was read, so what is shown is what the visitor has. */
  isAwake: boolean
  /**
   * Changes what is held. With words it can be taken back for a while, and they say what was done. It is the same function
   * with every drawing.
   */
  change: (to: (value: S) => S, words?: string) => void
}

/** A tool's state in its island. What the device stores is there after hydration. */
export function useTool<S>(tool: StoredTool<S>): UsedTool<S> {
  const [{ value, storing }, send] = useAtom(tool.atom)
  const wake = useSetAtom(tool.wakeAtom)
  useEffect(() => wake(), [wake])
  const change = useCallback<UsedTool<S>['change']>((to, words) => send({ type: 'change', to, words }), [send])
  return {
    value,
    storing,
    isAwake: storing !== 'asleep',
    change,
  }
}
