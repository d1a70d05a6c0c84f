import { checklistByStage, checklistGroups } from '../../../content/registry/checklist.ts'
import { type ChecklistLine, secondHandWords } from '../../../content/registry/checklist-line.ts'
import { checklistChecked, checklistSources } from '../../../content/registry/checklist-sources.ts'
import { usePage } from '../../page.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DateText } from '../../ui/time.tsx'
import { Text } from '../../ui/typography.tsx'

/** The stages, each with its lines by group. The choice of a group is the style sheet's work, without script. */
export function Checklist() {
  const { href } = usePage()
  return (
    <>
      <p className="registry-note">
        Nobody needs all of it. Open a stage, or choose a group; “Add to my list” puts a line on your registry, where
        you change it as you like. If you want the short version, it is in{' '}
        <a href={href('/a/registry-101')}>Registry 101</a>.
      </p>
      <p className="registry-note">
        Second-hand is fine for most of these. Before you use or hand on anything with straps, wheels or a motor, look
        it up at{' '}
        <a href="https://www.cpsc.gov/Recalls" rel="noopener">
          cpsc.gov/recalls
        </a>
        . The notes were compared with their sources on <DateText date={checklistChecked} />; the review by a clinician
        is pending.
      </p>
      <div className="wish-lines">
        <fieldset className="wish-groups">
          <legend>Show</legend>
          {[{ value: 'all', label: 'Everything' }, ...checklistGroups].map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="checklist-group" value={value} defaultChecked={value === 'all'} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {checklistByStage.map(({ id, title, line, groups }, i) => (
          <details key={id} open={i === 0}>
            <summary>
              <span>
                <Text variant="subheading">{title}</Text>
                {line}
              </span>
              <Icon name="down" />
            </summary>
            {groups.map(({ value, label, lines }) => (
              <div key={value} data-group={value}>
                <h4>{label}</h4>
                <ul>
                  {lines.map(own => (
                    <Line key={own.title} line={own} action={href('/manage/add')} />
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </div>
    </>
  )
}

/** A line, with a form that sends it to the member's registry. */
function Line({
  line: { title, about, group, secondHand, safety, note },
  action,
}: {
  line: ChecklistLine
  action: string
}) {
  const source = safety && checklistSources[safety.source]
  return (
    <li>
      <b>{title.replace(/, (?=\d)/, ',\u00a0')}</b>
      {secondHand && <span data-used={secondHand}>{secondHandWords[secondHand]}</span>}
      {about && <p>{about}</p>}
      {source && (
        <p>
          {safety.text}{' '}
          <a href={source.url} rel="noopener">
            {source.publisher}: {source.title}
          </a>
        </p>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="group" value={group} />
        {note && <input type="hidden" name="note" value={note} />}
        <Button type="submit" variant="quiet" aria-label={`Add to my list: ${title}`}>
          Add to my list
        </Button>
      </form>
    </li>
  )
}
