// Stands in for views/island.tsx where the framework itself hydrates the page: the component in its place in the tree.
// No store of its own: on the server nothing is ever written to jotai's default one, and in the browser all islands
// share it.
import { type ComponentType, createElement } from 'react'
import { type IslandName, type IslandProps, islandViews } from '../../../views/islands.ts'

/** The same element as ours around it, because the style sheet places it. */
export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps<N> }) {
  const View = islandViews[name] as ComponentType<object> // its props are those of its name
  return createElement('x-island', null, <View {...(props as object)} />)
}
