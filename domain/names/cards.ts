// The cards of the name matcher: their wire format, their order in a match, and their filter.
import { hashOf } from '../hash.ts'

export type CardUse = 'girl' | 'boy' | 'unisex'

export interface NameCard {
  name: string
  use: CardUse
  /** Keys of styles. */
  styles: readonly string[]
  /** As most Americans say it: `oh-LIV-ee-uh`. */
  sound: string
  /** `Latin, English`; empty when it is not known. */
  origin: string
  /** Empty when none is agreed on. */
  meaning: string
}

export interface Style {
  key: string
  label: string
}

/** The wire format: a row for each card, with indexes of its styles. */
export interface CardsWire {
  styles: readonly Style[]
  names: readonly (readonly [
    name: string,
    use: CardUse,
    styles: readonly number[],
    sound: string,
    origin: string,
    meaning: string,
  ])[]
}

export interface Cards {
  styles: readonly Style[]
  cards: readonly NameCard[]
}

export const packCards = ({ styles, cards }: Cards): CardsWire => ({
  styles,
  names: cards.map(({ name, use, styles: own, sound, origin, meaning }) => [
    name,
    use,
    own.map(key => styles.findIndex(style => style.key === key)),
    sound,
    origin,
    meaning,
  ]),
})

export const unpackCards = ({ styles, names }: CardsWire): Cards => ({
  styles,
  cards: names.map(([name, use, own, sound, origin, meaning]) => ({
    name,
    use,
    styles: own.flatMap(at => styles[at]?.key ?? []),
    sound,
    origin,
    meaning,
  })),
})

/**
 * The cards in the order of a match. The place of a name depends only on the code and the name, so both parents see the
 * same order, whatever each of them filters out.
 */
export function orderFor(code: string, cards: readonly NameCard[]): NameCard[] {
  const places = new Map(cards.map(({ name }) => [name, hashOf(`${code} ${name}`)]))
  const placeOf = ({ name }: NameCard) => places.get(name) ?? 0
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1))
}

export interface CardFilter {
  /** '' for all. A name for both is among the names of each. */
  use: CardUse | ''
  style: string
}

export const passesFilter = ({ use, styles }: NameCard, filter: CardFilter): boolean =>
  (filter.use === '' || use === filter.use || (use === 'unisex' && filter.use !== 'unisex')) &&
  (filter.style === '' || styles.includes(filter.style))
