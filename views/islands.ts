// Every island by name: the server renders these, client/islands.ts loads the same ones in the browser.
import type { ComponentProps } from 'react'
import { DueDateTeaser } from './home/due-date-teaser.tsx'
import { SaveHeart } from './kit/save-heart.tsx'
import { MenuButton } from './layout/menu-button.tsx'

export const islandViews = {
  'due-date-teaser': DueDateTeaser,
  'menu-button': MenuButton,
  'save-heart': SaveHeart,
} as const

export type IslandName = keyof typeof islandViews
export type IslandProps<N extends IslandName> = ComponentProps<(typeof islandViews)[N]>
