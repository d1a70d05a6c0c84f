// The server's half of an island: its HTML, and the data that the browser needs to hydrate it.
import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { type IslandName, type IslandProps, islandViews } from './islands.ts'
import { usePage } from './page.tsx'
import { ServerParts } from './server-part.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': HTMLAttributes<HTMLElement> & {
        name: string
        when: When
        prefix: string
        props: string
        'data-status': 'waiting'
      }
    }
  }
}

/** When the browser loads and hydrates it; `visible`: when the browser is idle after the island came into sight. */
export type When = 'load' | 'idle' | 'visible' | 'interaction'

interface Props<N extends IslandName> {
  name: N
  props: IslandProps<N>
  when: When
  /** What stands in its `ServerPart`s, on pages of one visitor: parts are no part of the key under which HTML is kept. */
  parts?: Readonly<Record<string, ReactNode>>
}

const noParts = {}

/**
 * A part of the page that lives in the browser. It is rendered by itself with an id prefix of its own, so that `useId`
 * gives the same ids when the browser hydrates it. Contexts do not cross into it: it gets props and the jotai store.
 */
export function Island<N extends IslandName>({ name, props, when, parts = noParts }: Props<N>) {
  const { nextIsland, renderPart } = usePage()
  const prefix = nextIsland()
  const View = islandViews[name] as ComponentType<object> // its props are those of its name
  const json = JSON.stringify(props)
  const make = () => (
    <ServerParts value={parts}>
      <Provider store={createStore()}>
        <View {...(props as object)} />
      </Provider>
    </ServerParts>
  )
  const html = renderPart(make, prefix, `${name} ${json}`)
  return (
    <x-island
      name={name}
      when={when}
      prefix={prefix}
      props={json}
      data-status="waiting"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
