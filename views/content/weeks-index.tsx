import type { Card, Front } from '../../content/schema.ts'
import { BabyDrawn } from '../fetus/baby-drawn.tsx'
import { Fold } from './fold.tsx'
import { IndexHead } from './index-head.tsx'
import { trimesters } from './trimester.ts'
import { WeekPicker } from './week-picker.tsx'

const leads = {
  first: 'From the first day of the last period to the end of week 13.',
  second: 'Weeks 14 to 27.',
  third: 'Week 28 until birth.',
} as const

interface Props {
  weeks: readonly Card[]
  /** The week that is drawn at the top. */
  drawn: { week: number; size: Front['week']['size'] }
}

/** The weeks of pregnancy that have a guide, by trimester. */
export const WeeksIndexView = ({ weeks, drawn }: Props) => (
  <div className="index">
    <IndexHead
      title="Pregnancy week by week"
      lead="How your baby grows, what you may feel, what to ask and when to call. Weeks are counted from the first day of the last period."
      art="waiting"
    />
    <BabyDrawn {...drawn} elsewhere />
    <WeekPicker weeks={weeks.map(({ slug, path }) => ({ week: Number.parseInt(slug, 10), path }))} />
    <div>
      {trimesters.map(({ colour, name, id, from, to }) => {
        const own = weeks.filter(card => Number.parseInt(card.slug, 10) >= from && Number.parseInt(card.slug, 10) <= to)
        return (
          own.length > 0 && (
            <div key={id} className={`tone-${colour}`}>
              <Fold id={id} title={name}>
                <p>{leads[colour]}</p>
                <NumberedList cards={own} />
              </Fold>
            </div>
          )
        )
      })}
    </div>
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
