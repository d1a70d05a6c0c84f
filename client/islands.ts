// Islands by name: a chunk each. The names and props are those that views/islands.ts renders on the server.
import type { ComponentType } from 'react'
import type { IslandName } from '../views/islands.ts'

/** Loads the component of an island. */
export type LoadIsland = () => Promise<ComponentType<never>>

export const islands: Record<IslandName, LoadIsland> = {
  'due-date-teaser': async () => (await import('../views/home/due-date-teaser.tsx')).DueDateTeaser,
  'menu-button': async () => (await import('../views/layout/menu-button.tsx')).MenuButton,
  'save-heart': async () => (await import('../views/kit/save-heart.tsx')).SaveHeart,
}
