import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  /** Unique among its neighbours. */
  id: string
  label: string
  panel: ReactNode
}

interface Props {
  /** The accessible name of the row of tabs. */
  label: string
  /** At least one; the first is open at first. */
  tabs: readonly Tab[]
}

/**
 * The tab that a key leads to from the tab at `at`; null for other keys. The last tab is followed by the first.
 * @param rtl whether the first tab stands at the right
 */
export function tabAfterKey(key: string, at: number, count: number, rtl = false): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (at + count - 1) % count
  return null
}

/** Panels of which one is visible. The others stay mounted, with their state. */
export function Tabs({ label, tabs }: Props) {
  const prefix = useId()
  const [at, select] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfterKey(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    select(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ id, label }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            aria-controls={`${prefix}panel-${id}`}
            aria-selected={i === at}
            tabIndex={i === at ? 0 : -1}
            onClick={() => select(i)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, i) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          className="tabs-panel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the next stop after the tabs, also when a panel is all text
          tabIndex={0}
          hidden={i !== at}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
