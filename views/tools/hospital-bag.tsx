import { useState } from 'react'
import {
  type Bag,
  type BagGroup,
  type BagView,
  bagCount,
  bagCountInWords,
  bagViews,
  linesIn,
  settledBag,
} from '../../domain/tools/hospital-bag.ts'
import { hospitalBagTool } from '../../state/tools/hospital-bag.ts'
import { Checkbox, RadioGroup } from '../ui/choice-input.tsx'
import { BagGroupPart } from './hospital-bag-group.tsx'
import { BagSheet } from './hospital-bag-sheet.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useTool } from './use-stored-tool.ts'

interface Props extends ToolProps {
  groups: readonly BagGroup[]
}

const viewNames: Record<BagView, string> = {
  all: 'The whole list',
  open: 'Still to pack',
  quick: 'The ten-minute bag',
}
const views = bagViews.map(value => ({ value, label: viewNames[value] }))

/** A packing list that is ticked off, and cut to what the hospital does not have. */
export function HospitalBagTool({ groups }: Props) {
  const { value, change } = useTool(hospitalBagTool)
  const [view, setView] = useState<BagView>('all')
  const bag = settledBag(groups, value)
  const edit = (to: (bag: Bag) => Bag, words?: string) => change(now => settledBag(groups, to(now)), words)
  const { packed, of } = bagCount(bag)
  return (
    <ToolFrame tool={hospitalBagTool} lines={linesToShare(groups, bag)} sheet={<BagSheet groups={groups} bag={bag} />}>
      <section aria-label="Result" className="bag-head">
        <output className="bag-count">{bagCountInWords(bag)}</output>
        <meter className="bag-meter" aria-label="Packed" min="0" max={of} value={packed} />
        <p>
          {bag.withTwins
            ? 'With twins or more, start at about week 30: they often come early.'
            : 'Have it packed by week 35 or 36, which is four or five weeks before your due date.'}
        </p>
      </section>
      <div className="bag-choices">
        <RadioGroup
          name="view"
          label="Show"
          items={views}
          value={view}
          onChange={({ value }) => setView(bagViews.find(view => view === value) ?? 'all')}
        />
        <Checkbox
          name="twins"
          label="Twins or more"
          checked={bag.withTwins}
          onChange={({ value }) => edit(now => ({ ...now, withTwins: value !== '' }))}
        />
      </div>
      {view === 'quick' ? (
        <p className="tool-note">
          What to take when there is no time. Somebody can bring the rest, the car seat too: you need it when you go
          home.
        </p>
      ) : (
        <p className="tool-note">
          "Not needed" beside a line takes it off the list: because the hospital supplies it, or because it is not for
          you.
        </p>
      )}
      <div className="bag-groups">
        {groups.map(group => (
          <BagGroupPart key={group.id} group={group} bag={bag} view={view} edit={edit} />
        ))}
      </div>
    </ToolFrame>
  )
}

/** The count, and what is not packed yet, by group. */
function linesToShare(groups: readonly BagGroup[], bag: Bag): string[] {
  const open = groups
    .filter(group => !group.staysHome)
    .map(group => ({ title: group.title, lines: linesIn(group, bag).filter(({ id }) => !bag.marks[id]) }))
    .filter(({ lines }) => lines.length > 0)
  return [bagCountInWords(bag), ...open.map(({ title, lines }) => `${title}: ${lines.map(l => l.text).join('; ')}`)]
}
