import { Art } from '../ui/art.tsx'
import { Text } from '../ui/typography.tsx'
import { AddProfile } from './profiles.tsx'

interface Start {
  /** The stage as chosen when joining. */
  stage: string
  name: string
  says: string
  path: string
  art: string
  tone: string
  /** The question whose answer makes a profile of this stage. */
  asks?: Asks
}

interface Asks {
  heading: string
  lead: string
  /** The dialog that asks it, and the text of the button that opens it. */
  dialog?: string
  words?: string
}

const starts: readonly Start[] = [
  {
    stage: 'trying-to-conceive',
    name: 'Trying to conceive',
    says: 'The days on which a pregnancy can begin',
    path: '/topics/getting-pregnant',
    art: 'stage-trying',
    tone: 'trying',
  },
  {
    stage: 'pregnant',
    name: 'A baby on the way',
    says: 'Yours, or that of someone you love',
    path: '/pregnancy-week-by-week',
    art: 'stage-second-trimester',
    tone: 'second',
    asks: {
      heading: 'When is the baby due?',
      dialog: 'add:pregnancy',
      words: 'Add the Due Date',
      lead: 'With the due date, the week, its checklist and what comes next are here whenever you come. An estimate is enough. It can be changed or taken away at any time.',
    },
  },
  {
    stage: 'parent',
    name: 'A child',
    says: 'From the first day to three years',
    path: '/baby-month-by-month',
    art: 'stage-baby',
    tone: 'baby',
    asks: {
      heading: 'When was your child born?',
      dialog: 'add:child',
      words: 'Add a Child',
      lead: 'With the birth date, the month, what many children do by then and the next visit are here whenever you come. There can be more than one child, and each can be changed or taken away.',
    },
  },
]

const anything: Asks = {
  heading: 'What shall this page follow?',
  lead: 'Add a profile, and the week, the month or the days that belong to it are here whenever you come. There can be more than one, and each can be changed or taken away.',
}

/** Whether a member without a profile is asked for one of any stage. @param stage as for Beginning */
export const asksAnything = (stage?: string): boolean => !starts.find(start => start.stage === stage)?.asks

/** For a member without a profile. The stage chosen when joining comes first. */
export function Beginning({ stage }: { stage?: string }) {
  const said = starts.filter(start => start.stage === stage)
  const { heading, lead, dialog, words } = said[0]?.asks ?? anything
  return (
    <section className="leaf" aria-labelledby="beginning">
      <Text variant="heading" id="beginning">
        {heading}
      </Text>
      <Text variant="lead">{lead}</Text>
      <AddProfile variant="primary" dialog={dialog} words={words} />
      <p className="text-kicker">Or look around first</p>
      <ul className="starts whole-links">
        {[...said, ...starts.filter(start => start.stage !== stage)].map(({ name, says, path, art, tone }) => (
          <li key={path} className={`tone-${tone}`}>
            <Art name={art} alt="" />
            <a href={path}>{name}</a>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
