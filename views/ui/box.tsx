import { Fragment } from 'react'
import { byUrgency, type DangerSign } from '../../content/danger-signs/danger-sign.ts'
import type { StageId } from '../../content/danger-signs/danger-stages.ts'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { withNumbers } from '../../content/phone-numbers.ts'
import { unbroken } from '../../lib/unbroken.ts'
import { usePage } from '../page.tsx'
import { Sign } from './sign.tsx'

/** The key points of a page, three to five sentences. */
export const KeyPoints = ({ items }: { items: readonly string[] }) => (
  <section className="key-points" aria-labelledby="key-points">
    <h2 id="key-points" className="text-kicker">
      Key points
    </h2>
    <PlainList items={items} />
  </section>
)

export const PlainList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

interface DangerProps {
  title: string
  id: string
  signs: readonly DangerSign[]
  /** Signs that only this page has, under a heading of their own. */
  also?: { title: string; items: readonly string[] }
  /** The address of the stage's part of the page of all signs. */
  stage: StageId
}

/** Reasons to call, the most urgent first. Nothing is ever advertised next to it. */
export const DangerSigns = ({ title, id, signs, also, stage }: DangerProps) => (
  <section className="callout callout-call" aria-labelledby={id}>
    <h2 id={id} className="callout-title">
      <Sign name="phone" />
      {title}
    </h2>
    <DangerLists groups={[...byUrgency(signs), ...(also ? [alsoGroup(also)] : [])]} />
    <p>
      <a href={usePage().href(`${signsPage.path}#${stage}`)}>{signsPage.linkText}</a>
    </p>
  </section>
)

const alsoGroup = ({ title, items }: { title: string; items: readonly string[] }) => ({
  words: title,
  signs: items.map(words => ({ id: words, words })),
})

interface ListsProps {
  groups: readonly { words: string; signs: readonly { id: string; words: string }[] }[]
}

/** Signs, in groups by what to do about them. */
export const DangerLists = ({ groups }: ListsProps) =>
  groups.map(({ words, signs }) => (
    <Fragment key={words}>
      <h3 className="danger-soon">
        <WithNumbers text={words} />
      </h3>
      <ul>
        {signs.map(sign => (
          <li key={sign.id}>
            <WithNumbers text={sign.words} />
          </li>
        ))}
      </ul>
    </Fragment>
  ))

/** A text whose telephone numbers can be pressed. */
const WithNumbers = ({ text }: { text: string }) =>
  withNumbers(unbroken(text)).map(({ words, tel }) =>
    tel === undefined ? (
      words
    ) : (
      <a key={tel} href={`tel:${tel}`}>
        {words}
      </a>
    ),
  )

/** Things to do, with a square to tick on paper. */
export const Checklist = ({ title, items, id }: { title: string; items: readonly string[]; id: string }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    <ul className="checklist">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
