// Sentences about the popularity of a name, derived from its counts.
import type { Marks } from './marked-years.ts'
import { countText } from './percent.ts'
import { oftenText, type Trend, trendSpan } from './trend.ts'
import { childrenOf, type NameSex } from './year-points.ts'

/** Where it stands in the newest year. @param year the newest year of the data */
export function nowText({ now, last }: Marks, sex: NameSex, year: number): string {
  if (now) return `rank ${countText(now.rank)} in ${year}, with ${countText(now.births)} births`
  return `not on the list of ${year}: fewer than five ${childrenOf(sex)}. Last listed in ${last.year}`
}

/**
 * Why there is nothing of a sex: the rest of a sentence. @param least births of a sex since `first` with which the
 * counts begin
 */
export const uncountedText = (sex: NameSex, least: number, first: number): string =>
  `too few ${childrenOf(sex)} for our counts, which begin at ${countText(least)} births of a sex since ${first}`

/** Where it is going, as a sentence. */
export function trendText({ kind, factor }: Trend, sex: NameSex): string {
  const children = sex === 'girl' ? 'Girls' : 'Boys'
  if (kind === 'gone') return `Too rare to be listed for ${childrenOf(sex)} in the last three years.`
  if (kind === 'new' || factor === null) return `New for ${childrenOf(sex)}: not listed ${trendSpan} years ago.`
  const word = { rising: 'Rising', falling: 'Falling', steady: 'Steady' }[kind]
  return `${word}. ${children} are given it ${oftenText(factor)} ${trendSpan} years ago.`
}
