import type { ComponentType } from 'react'

/** Loads the component of an island. */
export type LoadIsland = () => Promise<ComponentType<never>>
