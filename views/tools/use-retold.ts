import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { StoredTool } from '../../state/tools/stored-tool.ts'

/** Has lists of tools told once more what is stored, when the formulas of a tool's glance have come. */
export function useRetold<S>(tool: StoredTool<S>, haveCome: boolean) {
  const send = useSetAtom(tool.atom)
  useEffect(() => {
    if (haveCome) send({ type: 'retell' })
  }, [haveCome, send])
}
