import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { LogLine } from '../../domain/tools/baby-log.ts'
import { Button } from '../ui/button.tsx'
import type { BabyState } from './baby-tracker-state.ts'

export interface PanelProps {
  state: BabyState
  now: number
  /** Adds a line that begins now, and closes the panel. */
  onAdd: (line: Omit<LogLine, 'id' | 'at'>, words: string) => void
  onClose: () => void
}

/** A panel below the buttons; it takes the focus, for it came with a press. */
export function Panel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [])
  return (
    <section ref={place} className="baby-panel" aria-label={label}>
      {children}
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </section>
  )
}

/** What a form of a panel does when it is sent. */
export const sent = (run: () => void) => (event: FormEvent) => {
  event.preventDefault()
  run()
}
