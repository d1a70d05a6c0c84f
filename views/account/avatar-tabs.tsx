import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { tabAfterKey } from '../ui/tabs.tsx'

export type GridTab = 'letter' | 'avatar'

const labels: Readonly<Record<GridTab, string>> = { letter: 'Letter', avatar: 'Avatar' }
const order = ['letter', 'avatar'] as const

interface Props {
  tab: GridTab
  onTab: (tab: GridTab) => void
  children: ReactNode
}

/** Tabs, open where the dialog says: at first on the kind of avatar that the member has. */
export function AvatarTabs({ tab, onTab, children }: Props) {
  const prefix = useId()
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfterKey(event.key, order.indexOf(tab), order.length, rtl)
    const to = next === null ? undefined : order[next]
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onTab(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label="Kinds of avatar" onKeyDown={press}>
        {order.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${prefix}${name}`}
            data-tab={name}
            aria-controls={name === tab ? `${prefix}panel` : undefined}
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${tab}`} className="tabs-panel">
        {children}
      </div>
    </div>
  )
}
