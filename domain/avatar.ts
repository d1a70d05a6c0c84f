// A member's avatar: a letter on a colour, one of sixteen drawings, or an uploaded picture.
import type { AvatarInfo } from './member.ts'
import { avatarTooLarge, avatarWrongType } from './messages.ts'

/** The drawings, as the dialog shows them, four in a row. Files in assets/avatars/. */
export const defaultImages = [
  'raspberry',
  'peach',
  'avocado',
  'pomegranate',
  'grapefruit',
  'pineapple',
  'pumpkin',
  'watermelon',
  'hat',
  'diaper',
  'sippy-cup',
  'giraffe',
  'sorting-toy',
  'xylophone',
  'balance-bike',
  'dog-craft-lacing-project',
] as const

export type DefaultImage = (typeof defaultImages)[number]

/** A to Z, which is also the order of the cells in the sprites. */
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The colours behind a letter, as the dialog shows them, and the sprite of letters for each: white (#fff) or dark
 * (#1f2b38), whichever has the higher contrast by WCAG 2.2, at least 4.1 to 1.
 */
export const backgroundColors = [
  { hex: '#04133A', sprite: 'white' },
  { hex: '#526399', sprite: 'white' },
  { hex: '#0F8B8D', sprite: 'white' },
  { hex: '#EF6C00', sprite: 'dark' },
  { hex: '#A31884', sprite: 'white' },
  { hex: '#ED2437', sprite: 'white' },
  { hex: '#E4E95B', sprite: 'dark' },
  { hex: '#EFF1F6', sprite: 'dark' },
  { hex: '#A0CFD3', sprite: 'dark' },
  { hex: '#FBDFB7', sprite: 'dark' },
  { hex: '#EDE9EC', sprite: 'dark' },
  { hex: '#F59A88', sprite: 'dark' },
] as const

export type AvatarColor = (typeof backgroundColors)[number]['hex']

export const defaultColor: AvatarColor = '#526399'

export type AvatarChoice =
  /** `letter` is one of A to Z. */
  { kind: 'letter'; letter: string; color: AvatarColor } | { kind: 'image'; image: DefaultImage }

/** The choice as the API writes it: `a-526399`, or a drawing's name. */
export const slugOfChoice = (choice: AvatarChoice): string =>
  choice.kind === 'image' ? choice.image : `${choice.letter.toLowerCase()}-${choice.color.slice(1)}`

/** The choice for a slug, whose colour may be in either case; null for anything else. */
export function choiceOfSlug(slug: unknown): AvatarChoice | null {
  if (typeof slug !== 'string') return null
  const image = defaultImages.find(name => name === slug)
  if (image) return { kind: 'image', image }
  const [, letter = '', hex = ''] = /^([a-z])-([0-9a-fA-F]{6})$/.exec(slug) ?? []
  const color = backgroundColors.find(color => color.hex === `#${hex.toUpperCase()}`)?.hex
  return color ? { kind: 'letter', letter: letter.toUpperCase(), color } : null
}

/** The choice that the dialog preselects for a member's avatar; null for an upload or an unknown placeholder. */
export function choiceOfInfo({
  is_placeholder,
  placeholder_slug,
  letter,
  background_color,
}: AvatarInfo): AvatarChoice | null {
  if (!is_placeholder) return null
  return choiceOfSlug(placeholder_slug) ?? choiceOfSlug(`${letter}-${background_color}`.toLowerCase().replace('#', ''))
}

/** True when both are the same letter on the same colour, or the same drawing. */
export const isSameChoice = (a: AvatarChoice, b: AvatarChoice): boolean => slugOfChoice(a) === slugOfChoice(b)

/** Latin letters that normalizing does not split into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: 'A',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ø: 'O',
  Œ: 'O',
  ẞ: 'S',
  Þ: 'T',
  Ŧ: 'T',
}

/** A new member's letter: the first of the first name, without its accent; A when that is not a Latin letter. */
export function defaultLetter(firstName: string): string {
  // Upper case first: 'ß' becomes 'SS', and 'ı' becomes 'I'.
  const [first = ''] = firstName.trim().toUpperCase().normalize('NFD')
  const plain = plainLetters[first] ?? first
  return letters.includes(plain) ? plain : 'A'
}

/**
 * File names of pictures that can be uploaded. The server decides by the content; the ending is checked before sending,
 * to tell the visitor at once.
 */
export const uploadEndings = ['.jpg', '.jpeg', '.png', '.gif', '.bmp'] as const

/** 5 MB in decimal units; a file of exactly this size is accepted. */
export const maxUploadBytes = 5_000_000

/** What is wrong with a file before it is sent, by its name and its size in bytes; null for nothing. */
export function uploadProblem({ name, size }: { name: string; size: number }): string | null {
  if (!uploadEndings.some(ending => name.toLowerCase().endsWith(ending))) return avatarWrongType
  return size > maxUploadBytes ? avatarTooLarge : null
}
