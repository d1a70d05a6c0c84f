import { type Milestones, milestonesNote, milestonesSource } from '../../content/milestones.ts'

const groups = [
  ['social', 'With people'],
  ['language', 'Sounds and words'],
  ['thinking', 'Learning'],
  ['movement', 'Moving'],
] as const

/** What most children do by this age. Shown only at the ages that have a list. */
export const MilestoneList = ({ milestones }: { milestones: Milestones }) => (
  <section aria-labelledby="milestones">
    <h2 id="milestones" className="text-heading">
      What most children do by now
    </h2>
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
  </section>
)
