import type { Card } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import type { RisingName } from '../../domain/names/rising-name.ts'
import { EntryList } from '../content/entry-list.tsx'
import { WeekPicker } from '../content/week-picker.tsx'
import { Art } from '../ui/art.tsx'
import { CardGrid, CardList } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'
import { DayPart } from './member-day.tsx'
import { RisingNames } from './rising-names.tsx'
import { SearchForm } from './search-form.tsx'
import type { StageEntry } from './stages.ts'

interface Props {
  stages: readonly StageEntry[]
  weeks: readonly Card[]
  articles: readonly Card[]
  news: readonly Card[]
  tools: readonly Tool[]
  rising: readonly RisingName[]
}

/** The front page: where somebody is today, then what there is. */
export function HomeView({ stages, weeks, articles, news, tools, rising }: Props) {
  const numbered = weeks.map(({ slug, path }) => ({ week: Number.parseInt(slug, 10), path }))
  return (
    <div className="front home">
      <header className="home-hero">
        <Text variant="display">Where are you today?</Text>
        <DayPart />
        <noscript>
          <p>
            The form above answers in your browser and needs JavaScript. Without it, choose your week or stage below. A
            due date by hand: go to the first day of the last period, add one year, take away three months, add seven
            days.
          </p>
        </noscript>
        <Art name="home" alt="" eager />
      </header>
      <section aria-label="Search">
        <SearchForm />
      </section>
      <section aria-labelledby="tools">
        <Text variant="heading" id="tools">
          Work it out
        </Text>
        <EntryList entries={tools.map(tool => ({ ...tool, title: tool.label }))} />
        <p className="more">
          <a href="/tools">All tools</a>
        </p>
      </section>
      <RisingNames names={rising} />
      {numbered.length > 0 && (
        <section aria-labelledby="weeks">
          <Text variant="heading" id="weeks">
            The calendar of weeks
          </Text>
          <WeekPicker weeks={numbered} />
        </section>
      )}
      <section aria-labelledby="stages">
        <Text variant="heading" id="stages">
          From before pregnancy to age three
        </Text>
        <ul className="stages whole-links">
          {stages.map(({ name, span, path, art, colour }) => (
            <li key={name} className={`tone-${colour}`}>
              <Art name={art} alt="" />
              <a href={path}>{name}</a>
              <span>{span}</span>
            </li>
          ))}
        </ul>
      </section>
      {articles.length > 0 && (
        <section aria-labelledby="articles">
          <Text variant="heading" id="articles">
            Newest guides
          </Text>
          <p className="home-note">
            Every guide lists its sources. Our editors have compared it with them; no clinician has reviewed it yet, and
            the page says so.
          </p>
          <CardGrid cards={articles} level={3} />
          <p className="more">
            <a href="/a/">All articles</a>
          </p>
        </section>
      )}
      {news.length > 0 && (
        <section aria-labelledby="news">
          <Text variant="heading" id="news">
            News
          </Text>
          <CardList cards={news} level={3} />
          <p className="more">
            <a href="/news">All news</a>
          </p>
        </section>
      )}
    </div>
  )
}
