import type { Card } from '../../content/schema.ts'
import { WeekPicker } from '../content/week-picker.tsx'
import { Island } from '../island.tsx'
import { Art } from '../ui/art.tsx'
import { CardGrid, CardList } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'
import type { StageEntry } from './stages.ts'

interface Props {
  stages: readonly StageEntry[]
  weeks: readonly Card[]
  articles: readonly Card[]
  news: readonly Card[]
}

/** The front page. */
export function HomeView({ stages, weeks, articles, news }: Props) {
  const numbered = weeks.map(({ slug, path }) => ({ week: Number.parseInt(slug, 10), path }))
  return (
    <div className="front home">
      <header className="home-hero">
        <Art name="home" alt="" eager />
        <Text variant="kicker">From before pregnancy to age three</Text>
        <Text variant="display">For the weeks before, and the months after</Text>
        <Text variant="lead">
          What is happening, what helps, and when to call: a page for each week of pregnancy and each month of the first
          three years. Every guide lists its sources. Our editors have compared it with them; no clinician has reviewed
          it yet, and the page says so.
        </Text>
      </header>
      <Island name="due-date-teaser" props={{ weeks: numbered.map(w => w.week) }} when="visible" />
      <section aria-labelledby="stages">
        <Text variant="heading" id="stages">
          Where are you now?
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
      {numbered.length > 0 && (
        <section aria-labelledby="weeks">
          <Text variant="heading" id="weeks">
            The calendar of weeks
          </Text>
          <WeekPicker weeks={numbered} />
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="articles">
          <Text variant="heading" id="articles">
            Latest articles
          </Text>
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
