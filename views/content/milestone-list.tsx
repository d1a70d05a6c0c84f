import { type Milestones, milestonesNote, milestonesSource } from '../../content/milestones.ts'
import { Fold } from './fold.tsx'

const groups = [
  ['social', 'With people'],
  ['language', 'Sounds and words'],
  ['thinking', 'Learning'],
  ['movement', 'Moving'],
] as const

/** What most children do by this age. Shown only at the ages that have a list. */
export const MilestoneList = ({ milestones }: { milestones: Milestones }) => (
  <Fold id="milestones" title="What most children do by now">
    <p>Three in four children or more do these things by {milestones.months} months.</p>
    <dl className="milestones">
      {groups.map(([key, name]) => (
        <div key={key}>
          <dt>{name}</dt>
          {milestones[key].map(item => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
    <p>{milestonesNote}</p>
    <p className="text-small">
      In our words from{' '}
      <a href={milestonesSource.url} rel="noopener">
        {milestonesSource.title}
      </a>
      , {milestonesSource.publisher}
    </p>
  </Fold>
)
