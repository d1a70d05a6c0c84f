import type { Tool } from '../../content/tools.ts'
import { countText } from '../../domain/names/percent.ts'
import { EntryList } from '../content/entry-list.tsx'
import type { Step } from '../head.ts'
import { usePage } from '../page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Text } from '../ui/typography.tsx'
import { Letters } from './letters.tsx'
import { ListEntries, type ListEntry } from './lists.tsx'
import { type NameRow, NameRows } from './name-rows.tsx'
import { type Ridge, Ridges } from './ridges.tsx'
import { NameField } from './search.tsx'
import { CountsSource } from './source.tsx'
import { type TopName, TopTens } from './top-ten.tsx'

export interface LandingProps {
  /** The number of all names. */
  count: number
  year: number
  span: readonly [number, number]
  ridges: Readonly<Record<'girl' | 'boy', readonly Ridge[]>>
  top: Readonly<Record<'girl' | 'boy', readonly TopName[]>>
  rising: readonly NameRow[]
  comeback: readonly NameRow[]
  origins: readonly { label: string; path: string; count: number }[]
  lists: readonly ListEntry[]
  tools: readonly Tool[]
  more: readonly Step[]
}

/** The front page of the names: a link for every way to look for one. */
export function LandingView({
  count,
  year,
  span,
  ridges,
  top,
  rising,
  comeback,
  origins,
  lists,
  tools,
  more,
}: LandingProps) {
  const { href } = usePage()
  return (
    <div className="front names-home">
      <header className="names-hero">
        <div>
          <Text variant="kicker">Baby names</Text>
          <Text variant="display">A name you will say ten thousand times</Text>
          <Text variant="lead">
            {countText(count)} names that American children have been given since {span[0]}: how often, by whom, and
            what each one means where somebody really knows.
          </Text>
          <form action="/b/search" method="get">
            <NameField />
          </form>
          <p className="names-tries">
            Try <a href="/b/search?q=elea">elea</a>, <a href="/b/search?q=meaning%3A+light">meaning: light</a> or{' '}
            <a href="/b/search?letter=j&amp;length=short">short names with J</a>
          </p>
        </div>
        <div className="names-ridges">
          <Ridges id="led-girls" title="Girls’ names that led a decade" tone="girl" ridges={ridges.girl} span={span} />
          <Ridges id="led-boys" title="Boys’ names that led a decade" tone="boy" ridges={ridges.boy} span={span} />
        </div>
      </header>
      <Letters />
      <section aria-labelledby="most-given">
        <Text variant="heading" id="most-given">
          Most given in {year}
        </Text>
        <TopTens top={top} />
        <p className="more">
          <ButtonLink href="/b/most-popular-baby-names">The first hundred, and every year since 1880</ButtonLink>
        </p>
      </section>
      <div className="names-pair">
        <ShortList id="rising" title="Rising fast" rows={rising} path="/b/rising-baby-names" more="All rising names" />
        <ShortList
          id="comeback"
          title="Back again"
          rows={comeback}
          path="/b/comeback-baby-names"
          more="All that came back"
        />
      </div>
      <section aria-labelledby="feeling">
        <Text variant="heading" id="feeling">
          By a feeling
        </Text>
        <ListEntries lists={lists} />
        <p className="more">
          <a href="/b/baby-name-lists">All lists, each with its rule</a>
        </p>
      </section>
      <section aria-labelledby="origins">
        <Text variant="heading" id="origins">
          By where a name comes from
        </Text>
        <nav className="pills pills-under-title" aria-labelledby="origins">
          {origins.map(({ label, path, count }) => (
            <a key={path} href={path}>
              {label}
              <b>{count}</b>
            </a>
          ))}
        </nav>
        <p className="more">
          <a href="/b/baby-name-origins">All origins</a>
        </p>
      </section>
      <section aria-labelledby="tools">
        <Text variant="heading" id="tools">
          To choose with
        </Text>
        <EntryList entries={tools.map(tool => ({ ...tool, title: tool.label }))} />
        <nav className="pills pills-under-title names-more" aria-label="More on names">
          {more.map(({ title, path }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </nav>
      </section>
      <section aria-labelledby="known" className="names-known">
        <Text variant="heading" id="known">
          What we know, and what we do not
        </Text>
        <p>
          The figures are those of the Social Security Administration, name by name and year by year, and we round
          nothing up. Meanings come from a table of our own: each says what it rests on, a word of a language, an older
          name, a place, and where scholars disagree or nobody knows, the page says that. No scholar of names has
          reviewed it yet; tell us what is wrong. You will not find a warrior princess here unless somebody was one.
        </p>
        <p>
          How the newest lists came about is told in <a href={href('/news/us-baby-names-2023-most-given')}>our news</a>.
        </p>
        <CountsSource last={year} />
      </section>
    </div>
  )
}

interface ShortListProps {
  id: string
  title: string
  rows: readonly NameRow[]
  /** Where the whole list is. */
  path: string
  more: string
}

const ShortList = ({ id, title, rows, path, more }: ShortListProps) => (
  <section aria-labelledby={id}>
    <Text variant="heading" id={id}>
      {title}
    </Text>
    <NameRows rows={rows} />
    <p className="more">
      <a href={path}>{more}</a>
    </p>
  </section>
)
