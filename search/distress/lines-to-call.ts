// Who answers a person in distress, by country.

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
  /** What the situation says, and what it adds about lines that the country has. */
  say: string
  /** The lines of the visitor's country that the situation asks for, in its order. */
  first: readonly HelpLine[]
  /** Those of it that are there to talk, whatever the situation. */
  talk: readonly HelpLine[]
  /** For whoever is in no country of the table: the lines of each that matter most. */
  countries: readonly { name: string; lines: readonly HelpLine[] }[]
  /** Where the country has no one number for what the situation asks for. */
  directories: readonly Directory[]
}

const linesACountry = 2
const talkKinds: readonly HelpLineKind[] = ['crisis', 'maternal']
const inOrder = (lines: readonly HelpLine[], kinds: readonly HelpLineKind[]) =>
  kinds.flatMap(kind => lines.filter(line => line.kind === kind))

/** @param countryCode ISO 3166 code, as far as the visitor's country is known */
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
