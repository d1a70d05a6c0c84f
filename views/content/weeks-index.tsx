import type { Card } from '../../content/schema.ts'
import { IndexHead } from './index-head.tsx'
import { trimesters } from './trimester.ts'
import { WeekPicker } from './week-picker.tsx'

const leads = {
  first: 'From the first day of the last period to the end of week 13.',
  second: 'Weeks 14 to 27.',
  third: 'Week 28 until birth.',
} as const

/** The weeks of pregnancy that have a guide, by trimester. */
export const WeeksIndexView = ({ weeks }: { weeks: readonly Card[] }) => (
  <div className="index">
    <IndexHead
      title="Pregnancy week by week"
      lead="How your baby grows, what you may feel, what to ask and when to call. Weeks are counted from the first day of the last period."
      art="waiting"
    />
    <WeekPicker weeks={weeks.map(({ slug, path }) => ({ week: Number.parseInt(slug, 10), path }))} />
    {trimesters.map(({ colour, name, id, from, to }) => {
      const own = weeks.filter(card => Number.parseInt(card.slug, 10) >= from && Number.parseInt(card.slug, 10) <= to)
      return (
        own.length > 0 && (
          <section key={id} className={`tone-${colour}`} aria-labelledby={id}>
            <h2 id={id} className="text-heading">
              {name}
            </h2>
            <p>{leads[colour]}</p>
            <NumberedList cards={own} />
          </section>
        )
      )
    })}
  </div>
)

/** Entries led by their numeral. */
export const NumberedList = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="numbered whole-links">
    {cards.map(({ path, slug, title, lead }) => (
      <li key={path} data-number={Number.parseInt(slug, 10)}>
        <a href={path}>{title}</a>
        <p>{lead}</p>
      </li>
    ))}
  </ul>
)
