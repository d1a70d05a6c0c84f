// Writes out the directive `::danger-signs{of=newborn}`: the box of danger signs in a text.
import type { BlockContent, DefinitionContent } from 'mdast'
import { byUrgency, type DangerSign, type Span, withTime } from '../content/danger-signs/danger-sign.ts'
import {
  type DangerStage,
  dangerSigns,
  dangerStages,
  signsOfMonth,
  signsOfWeek,
  stageOf,
  stageOfMonth,
} from '../content/danger-signs/danger-stages.ts'
import { signsPage } from '../content/danger-signs/signs-page.ts'
import { ContentError } from './problems.ts'

type Attributes = Readonly<Record<string, string | null | undefined>>
type Chosen = Pick<DangerStage, 'callTitle'> & { signs: readonly DangerSign[]; stage?: string; span?: Span }

const attributeNames = 'of, week, month or ids'
const wholeNumber = (text: string, first: number, last: number): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < first || number > last)
    throw new ContentError(`::danger-signs: ${text} is no whole number from ${first} to ${last}`)
  return number
}

/** By attribute of the directive: the signs that it selects. */
const choices: Record<string, (value: string) => Chosen> = {
  of(id) {
    const stage = stageOf(id)
    if (!stage)
      throw new ContentError(`::danger-signs of '${id}': there are ${dangerStages.map(known => known.id).join(', ')}`)
    return { ...stage, stage: id }
  },
  week: week => ({
    callTitle: known('pregnancy').callTitle,
    signs: signsOfWeek(wholeNumber(week, 1, 42)),
    stage: 'pregnancy',
  }),
  month(text) {
    const month = wholeNumber(text, 0, 36)
    const stage = stageOfMonth(month)
    return { callTitle: known(stage).callTitle, signs: signsOfMonth(month), stage }
  },
  ids(list) {
    const signs = list.split(',').map(name => {
      const sign = dangerSigns.find(({ id }) => id === name.trim())
      if (!sign)
        throw new ContentError(`::danger-signs names the sign '${name.trim()}', which is not in content/danger-signs`)
      return sign
    })
    const stage = dangerStages.find(known => signs.every(({ id }) => known.signs.some(sign => sign.id === id)))
    return { callTitle: 'When to call', signs: signs.map(sign => withTime(sign)), stage: stage?.id }
  },
}

const known = (id: (typeof dangerStages)[number]['id']): DangerStage => stageOf(id) as DangerStage // the id is one of the table

const paragraph = (text: string, className?: string): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value: text }],
  ...(className && { data: { hProperties: { className: [className] } } }),
})

/**
 * The heading and the content of the box.
 * @param title replaces the usual heading; empty for none
 * @throws ContentError unless exactly one attribute selects signs
 */
export function dangerBox(
  attributes: Attributes,
  title: string,
): { title: string; children: (BlockContent | DefinitionContent)[] } {
  const [[name, value] = ['', ''], ...more] = Object.entries(attributes)
  const choose = choices[name]
  if (!choose || more.length || !value) throw new ContentError(`::danger-signs needs one of ${attributeNames}`)
  const { callTitle, signs, stage, span } = choose(value)
  const lists = byUrgency(signs, span).flatMap(({ words, signs }): BlockContent[] => [
    paragraph(words, 'danger-soon'),
    {
      type: 'list',
      spread: false,
      children: signs.map(sign => ({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: [{ type: 'text', value: sign.words }] }],
      })),
    },
  ])
  const link: BlockContent = {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: stage ? `${signsPage.path}#${stage}` : signsPage.path,
        children: [{ type: 'text', value: signsPage.linkText }],
      },
    ],
  }
  return { title: title || callTitle, children: [paragraph(title || callTitle, 'callout-title'), ...lists, link] }
}
