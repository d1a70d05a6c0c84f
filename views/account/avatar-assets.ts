// The drawings of the avatar dialog: where they are served, and what they are called.
import { type AvatarColor, type DefaultImage, defaultImages } from '../../domain/avatar.ts'

/** Served addresses. An island cannot look them up, so the server gives them along. */
export interface AvatarAssets {
  images: Record<DefaultImage, string>
  /** A to Z in cells of 64 by 64. */
  sprites: { white: string; dark: string }
}

/** The addresses, by the page's own `asset`. */
export const avatarAssets = (asset: (name: string) => string): AvatarAssets => ({
  // The cast: fromEntries forgets the keys, which are those of the table.
  images: Object.fromEntries(defaultImages.map(name => [name, asset(`avatars/${name}.svg`)])) as AvatarAssets['images'],
  sprites: { white: asset('avatars/letters-white.svg'), dark: asset('avatars/letters-dark.svg') },
})

/** What each background is called. */
export const colorNames: Readonly<Record<AvatarColor, string>> = {
  '#04133A': 'Navy',
  '#526399': 'Slate blue',
  '#0F8B8D': 'Teal',
  '#EF6C00': 'Orange',
  '#A31884': 'Magenta',
  '#ED2437': 'Red',
  '#E4E95B': 'Yellow',
  '#EFF1F6': 'Pale blue',
  '#A0CFD3': 'Aqua',
  '#FBDFB7': 'Cream',
  '#EDE9EC': 'Pale mauve',
  '#F59A88': 'Coral',
}

/** 'Sippy cup' for `sippy-cup`. */
export const imageName = (image: DefaultImage): string => `${image.charAt(0).toUpperCase()}${image.slice(1)}`.replaceAll('-', ' ')
