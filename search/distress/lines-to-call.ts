// The help lines for somebody in distress, by situation and country.

import type { Situation } from '../../content/distress/situation.ts'
import {
  type Directory,
  directories,
  type HelpLine,
  type HelpLineKind,
  helpLines,
  linesFor,
} from '../../content/help-lines.ts'

export interface LinesToCall {
  /** The advice of the situation, with additions for lines that the country has. */
  say: string
  /** Lines of the visitor's country that the situation asks for, in its order. */
  first: readonly HelpLine[]
  /** Further lines of the country for talking, whatever the situation. */
  talk: readonly HelpLine[]
  /** When the table does not have the visitor's country: the most important lines of each that it has. */
  countries: readonly { name: string; lines: readonly HelpLine[] }[]
  /** Where to find a line of the country, when it has no single number for the situation. */
  directories: readonly Directory[]
}

const linesACountry = 2
const talkKinds: readonly HelpLineKind[] = ['crisis', 'maternal']
const inOrder = (lines: readonly HelpLine[], kinds: readonly HelpLineKind[]) =>
  kinds.flatMap(kind => lines.filter(line => line.kind === kind))

/** The lines for a situation. @param countryCode ISO 3166 code; empty when unknown */
export function linesToCall(
  { say, sayOfLine = {}, call }: Pick<Situation, 'say' | 'sayOfLine' | 'call'>,
  countryCode: string,
): LinesToCall {
  const own = helpLines.filter(({ country }) => country === countryCode)
  const rest = talkKinds.filter(kind => !call.includes(kind))
  if (own.length) {
    const first = inOrder(own, call)
    const added = first.flatMap(({ kind }) => sayOfLine[kind] ?? [])
    const ofCountry = directories.filter(({ country, kind }) => country === countryCode && call.includes(kind))
    return { say: [say, ...added].join(' '), first, talk: inOrder(own, rest), countries: [], directories: ofCountry }
  }
  const byCountry = Map.groupBy(linesFor('other'), ({ countryName }) => countryName)
  const countries = [...byCountry].map(([name, lines]) => ({
    name,
    lines: inOrder(lines, [...call, ...rest]).slice(0, linesACountry),
  }))
  return { say, first: [], talk: [], directories: [], countries: countries.filter(({ lines }) => lines.length > 0) }
}
