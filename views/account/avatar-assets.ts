// The drawings of the avatar dialog: where they are served, and what they are called.
import { type AvatarColor, type DefaultImage, defaultImages } from '../../domain/avatar.ts'

/** Served addresses. An island cannot look them up, so the server packs them into its props. */
export interface AvatarAssets {
  images: Record<DefaultImage, string>
  /** A to Z in cells of 64 by 64. */
  sprites: { white: string; dark: string }
}

const files = [...defaultImages, 'letters-white', 'letters-dark'] as const
type File = (typeof files)[number]
const ending = '.svg'

/**
 * All addresses in one short text: the folder, then the hash in each file's name. It is short because every page of a
 * member carries it. @param asset the page's own
 */
export function avatarAssets(asset: (name: string) => string): string {
  const [folder = ''] = asset(`avatars/${files[0]}${ending}`).split(files[0])
  return [
    folder,
    ...files.map(file => asset(`avatars/${file}${ending}`).slice(folder.length + file.length, -ending.length)),
  ].join(' ')
}

/** The addresses that `avatarAssets` packed. */
export function unpackAssets(packed: string): AvatarAssets {
  const [folder = '', ...versions] = packed.split(' ')
  const of = (file: File) => folder + file + (versions[files.indexOf(file)] ?? '') + ending
  return {
    // The cast: `fromEntries` loses the type of the keys, which are those of the table.
    images: Object.fromEntries(defaultImages.map(name => [name, of(name)])) as AvatarAssets['images'],
    sprites: { white: of('letters-white'), dark: of('letters-dark') },
  }
}

/** The names of the backgrounds, by color. */
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
export const imageName = (image: DefaultImage): string =>
  `${image.charAt(0).toUpperCase()}${image.slice(1)}`.replaceAll('-', ' ')
