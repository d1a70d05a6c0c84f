import { useEffect, useState } from 'react'
import { takeCode } from '../../state/tools/contractions-address.ts'
import { load } from './contractions-load.ts'
import type { ContractionsProps } from './contractions-props.ts'
import { DeferredPart } from './deferred.tsx'

/** Takes a code out of the address as soon as it can, and asks what to do with it once storage was read. */
export function Transfer({ isAwake, ...part }: ContractionsProps & { isAwake: boolean }) {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setCode(before => takeCode() ?? before)
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (code === null || !isAwake) return null
  return <DeferredPart from={load.transfer} props={{ ...part, code, onClose: () => setCode(null) }} />
}
