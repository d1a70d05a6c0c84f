import { Fragment } from 'react'
import { type AdPage, placeWithin } from '../../domain/ads.ts'
import { countText } from '../../domain/names/percent.ts'
import { letterSlug } from '../../names/letter-lists.ts'
import { pathOf } from '../../names/name-list.ts'
import type { Step } from '../head.ts'
import { usePage } from '../page.tsx'
import { AdSlot } from '../ui/ad-slot.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { Letters } from './letters.tsx'
import { CountsSource } from './source.tsx'

export interface LetterEntry {
  letter: string
  girl: number
  boy: number
  all: number
  /** The most given names of the last ten years. */
  first: readonly { name: string; path: string }[]
}

export interface AToZProps {
  breadcrumbs: readonly Step[]
  entries: readonly LetterEntry[]
  last: number
  ads: AdPage
  /** Experiment atozAdAbVersion. */
  ad: 'after' | 'between'
}

/** How many letters stand before an ad between them. */
const half = 12

/** The alphabet: for each letter the number of names and the most given ones. */
export function AToZView({ breadcrumbs, entries, last, ads, ad }: AToZProps) {
  const { layout } = usePage()
  const place = placeWithin(layout)
  const slot = place && <AdSlot page={ads} place={place} />
  const parts = ad === 'between' ? [entries.slice(0, half), entries.slice(half)] : [entries]
  return (
    <div className="index a-to-z">
      <header className="name-head">
        <Breadcrumb steps={breadcrumbs} />
        <Text variant="title">Baby names from A to Z</Text>
        <Text variant="lead">
          Some letters fill a book and others a page. Open one to see all of its names, or only those for girls, for
          boys, or for both.
        </Text>
        <p className="name-sign" aria-hidden="true">
          <span data-length="3">A–Z</span>
        </p>
      </header>
      <Letters />
      {parts.map((part, i) => (
        <Fragment key={part[0]?.letter}>
          {i > 0 && slot}
          <ul className="letter-cards">
            {part.map(entry => (
              <LetterCard key={entry.letter} {...entry} />
            ))}
          </ul>
        </Fragment>
      ))}
      {ad === 'after' && slot}
      <CountsSource last={last} />
    </div>
  )
}

const LetterCard = ({ letter, girl, boy, all, first }: LetterEntry) => {
  const to = (use?: 'girl' | 'boy') => pathOf(letterSlug({ use, where: 'starts', letters: letter }))
  return (
    <li id={letter}>
      <h2>
        <a href={to()} aria-label={`Names that start with ${letter.toUpperCase()}`}>
          {letter.toUpperCase()}
        </a>
      </h2>
      <div>
        <p>
          <a href={to()}>{countText(all)} names</a>
          <a href={to('girl')} className="sex-girl">
            {countText(girl)} for girls
          </a>
          <a href={to('boy')} className="sex-boy">
            {countText(boy)} for boys
          </a>
        </p>
        <p>
          {first.map(({ name, path }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </p>
      </div>
    </li>
  )
}
