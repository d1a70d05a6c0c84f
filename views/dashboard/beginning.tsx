import { Art } from '../kit/art.tsx'
import { Text } from '../kit/typography.tsx'
import { AddProfile } from './profiles.tsx'

const ways = [
  {
    name: 'Trying to conceive',
    says: 'The days on which a pregnancy can begin',
    path: '/topics/getting-pregnant',
    art: 'stage-trying',
    tone: 'trying',
  },
  {
    name: 'A baby on the way',
    says: 'Yours, or that of someone you love',
    path: '/pregnancy-week-by-week',
    art: 'stage-second-trimester',
    tone: 'second',
  },
  { name: 'A child', says: 'From the first day to three years', path: '/baby-month-by-month', art: 'stage-baby', tone: 'baby' },
] as const

/** Nothing has been entered yet. */
export const Beginning = () => (
  <section className="leaf" aria-labelledby="beginning">
    <Text variant="heading" id="beginning">
      What shall this page follow?
    </Text>
    <Text variant="lead">
      Add a profile, and the week, the month or the days that belong to it stand here whenever you come. There can be more than one, and
      each can be changed or taken away.
    </Text>
    <AddProfile variant="primary" />
    <p className="text-kicker">Or look around first</p>
    <ul className="ways whole-links">
      {ways.map(({ name, says, path, art, tone }) => (
        <li key={path} className={`tone-${tone}`}>
          <Art name={art} alt="" />
          <a href={path}>{name}</a>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  </section>
)
