// A member's picture: a letter on a colour, one of sixteen drawings, or an upload.
import type { AvatarInfo } from './member.ts'
import { avatarTooLarge, avatarWrongType } from './messages.ts'

/** The drawings, in the order of their grid, four a row. Files in assets/avatars/. */
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

/** A to Z, in the order of the sprites' cells. */
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The colours behind a letter, in their order, and which sprite is read better on each: of white (#fff) and dark
 * (#1f2b38) the one with the higher contrast by WCAG 2.2, 4.1 to 1 at least. Orange takes the dark one: 4.7 to 1, where
 * white has 3.1.
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

/** What a choice is called on the wire: `a-526399`, or a drawing's name. */
export const slugOfChoice = (choice: AvatarChoice): string =>
  choice.kind === 'image' ? choice.image : `${choice.letter.toLowerCase()}-${choice.color.slice(1)}`

/** The choice that a slug means, whatever the case of its colour; null for anything else. */
export function choiceOfSlug(slug: unknown): AvatarChoice | null {
  if (typeof slug !== 'string') return null
  const image = defaultImages.find(name => name === slug)
  if (image) return { kind: 'image', image }
  const [, letter = '', hex = ''] = /^([a-z])-([0-9a-fA-F]{6})$/.exec(slug) ?? []
  const color = backgroundColors.find(color => color.hex === `#${hex.toUpperCase()}`)?.hex
  return color ? { kind: 'letter', letter: letter.toUpperCase(), color } : null
}

/**
 * What the dialog preselects for a member's avatar: nothing for an upload, nor for a placeholder that is none of ours.
 */
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

/** Latin letters that carry no accent to take away. */
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

/** The letter of a new member: the first of the first name, without its accent, where it is a Latin one; else A. */
export function defaultLetter(firstName: string): string {
  // Upper case first: 'ß' becomes 'SS', and 'ı' becomes 'I'.
  const [first = ''] = firstName.trim().toUpperCase().normalize('NFD')
  const plain = plainLetters[first] ?? first
  return letters.includes(plain) ? plain : 'A'
}

/** Of an upload. The content decides; the ending is what a visitor can be told about at once. */
export const uploadEndings = ['.jpg', '.jpeg', '.png', '.gif', '.bmp'] as const

/** 5 MB in decimal units: a file of exactly this size is taken. */
export const maxUploadBytes = 5_000_000

/** What is wrong with a file before it is sent, by its name and its size in bytes; null for nothing. */
export function uploadProblem({ name, size }: { name: string; size: number }): string | null {
  if (!uploadEndings.some(ending => name.toLowerCase().endsWith(ending))) return avatarWrongType
  return size > maxUploadBytes ? avatarTooLarge : null
}
