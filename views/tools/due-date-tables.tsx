import { birthDrawing, birthSources } from '../../content/births-around-due-date.ts'
import {
  milestoneKinds,
  milestoneSources,
  milestonesChecked,
  milestonesNote,
  pregnancyMilestones,
  seasonalVaccines,
} from '../../content/pregnancy-milestones.ts'
import { weekNumbers } from '../../domain/tools/milestone-dates.ts'
import { TextLink } from '../ui/link.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { BirthSpread } from './birth-spread.tsx'

/** What the due date calculator shows with dates, for every reader, by week, with its sources. */
export const DueDateTables = () => (
  <>
    <section className="due-table">
      <Text variant="heading" id="by-week">
        Visits, tests and vaccines by week
      </Text>
      <p>{milestonesNote}</p>
      <div className="tool-scroll">
        <table className="tool-table">
          <thead>
            <tr>
              <th scope="col">Weeks</th>
              <th scope="col">What</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {pregnancyMilestones.map(({ id, kind, title, text, source, ...ages }) => (
              <tr key={id}>
                <td>{weekNumbers(ages)}</td>
                <td>
                  <b>{title}</b> <span className="tool-note">{milestoneKinds[kind]}</span>
                  <br />
                  {text}
                </td>
                <td>
                  <TextLink href={milestoneSources[source].url}>{milestoneSources[source].publisher}</TextLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {seasonalVaccines} Compared with the sources on <DateText date={milestonesChecked} />.
      </p>
    </section>
    <section className="due-table">
      <Text variant="heading" id="when-babies-come">
        When babies come
      </Text>
      <BirthSpread drawing={birthDrawing} />
      <p className="tool-note">
        The shares by week are those of single babies born in 2023, from{' '}
        <TextLink href={birthSources.weeks.url}>{birthSources.weeks.publisher}</TextLink>; how weeks 39 and 40 divide at
        the due date is that of all births of 2020, from{' '}
        <TextLink href={birthSources.split.url}>{birthSources.split.publisher}</TextLink>. The line between is ours: it
        was drawn so that the area under it agrees with the shares. Inductions and planned cesareans are part of it,
        which is why it falls so fast after 40 weeks. It tells of many births, and not of when yours will be.
      </p>
    </section>
  </>
)
