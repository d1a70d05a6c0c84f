// Sentences about the meaning of a name: what is known, how it is known, and what is not.
import { capitalized } from '../lib/in-words.ts'
import type { About } from './about.ts'
import type { ListFacts } from './list-facts.ts'
import { origins, usageLabel } from './origins.ts'

/** How a meaning is known, in a few words. */
export const kindLabels: Readonly<Record<About['kind'], string>> = {
  root: 'From a known word',
  name: 'From another name',
  word: 'A word of today',
  language: 'Only the language is known',
  coined: 'Made in modern times',
  unknown: 'Looked up, and not known',
}

/** For the meaning and the origin of a name without a row in the table. */
export const notLookedUp = 'Not looked up yet.'
const rootNotLookedUp = 'Where the name comes from is not looked up yet.'

const labelOf = (key: string) => origins.get(key)?.label ?? key
const sentence = (text: string) => `${capitalized(text)}${/[.!?]$/.test(text) ? '' : '.'}`

/** The origin as a sentence: `From Latin oliva, olive.` */
export function rootSentence(about: About | undefined): string {
  if (!about) return rootNotLookedUp
  const { kind, root } = about
  const language = labelOf(about.origins[0] ?? '')
  switch (kind) {
    case 'root':
      return sentence(`From ${language} ${root}`)
    case 'word':
      return sentence(`The ${language} word ${root}`)
    case 'name':
      return sentence(root)
    case 'language':
      return root
        ? `${sentence(root)} The word behind it is not sure.`
        : `A ${language} name; the word behind it is not known.`
    case 'coined':
      return root ? sentence(`Made in modern times: ${root}`) : 'Made in modern times.'
    case 'unknown':
      return root
        ? sentence(`Looked up, and not known for sure: ${root}`)
        : 'We looked it up, and where it comes from is not known.'
  }
}

/** The first sentence of a name's page: its origin, or what a curated list says when it has no row in the table. */
export function leadSentence(about: About | undefined, { bearers, others }: ListFacts): string {
  const [first] = about ? [] : [...bearers, ...others]
  return first ? `${sentence(first.text)} ${rootSentence(about)}` : rootSentence(about)
}

export const originLabels = (about: Pick<About, 'origins'> | undefined): string[] => about?.origins.map(labelOf) ?? []
export const usageLabels = (about: About | undefined): string[] => about?.usage.map(usageLabel) ?? []
