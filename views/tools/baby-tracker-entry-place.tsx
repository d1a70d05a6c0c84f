import type { LogLine } from '../../domain/tools/baby-log.ts'
import type { BabyState } from './baby-tracker-state.ts'
import { DeferredNote, useDeferred } from './deferred.tsx'

const form = async () => (await import('./baby-tracker-entry.tsx')).BabyEntryForm

interface Props {
  state: BabyState
  /** The line to change, or a new one; null while nobody asked. */
  entry: LogLine | 'new' | null
  onEntry: (entry: LogLine | 'new' | null) => void
}

/** Where a line is entered or changed by hand; its form is loaded with the first press. */
export function BabyEntry({ state, entry, onEntry }: Props) {
  const { part: Part, ...deferred } = useDeferred(form, entry !== null)
  if (entry === null) return null
  if (!Part) return <DeferredNote {...deferred} />
  return <Part key={entry === 'new' ? 0 : entry.id} state={state} entry={entry} onDone={() => onEntry(null)} />
}
