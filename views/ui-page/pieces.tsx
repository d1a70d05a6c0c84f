// Boxes, lists and drawings, with sample texts.
import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import { defaultImages } from '../../domain/avatar.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { AdSlot } from '../ui/ad-slot.tsx'
import { Art } from '../ui/art.tsx'
import { Checklist, DangerSigns, KeyPoints } from '../ui/box.tsx'
import { DayInput } from '../ui/day-input.tsx'
import { ProgressRing } from '../ui/progress-ring.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { ShareRow } from '../ui/share-row.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextArea } from '../ui/text-area.tsx'

export const Boxes = () => (
  <div className="ui-columns">
    <KeyPoints
      items={[
        'Key points are the three to five sentences a page comes down to.',
        'Each stands alone, for those who read nothing else.',
        'They come before the text.',
      ]}
    />
    <DangerSigns
      id="ui-danger-signs"
      title="When to call your care team"
      signs={signsOfWeek(20)}
      also={{ title: 'In this week also', items: ['A line that only one page has'] }}
      stage="pregnancy"
    />
    <Checklist
      id="ui-checklist"
      title="A list to tick"
      items={['Things to do, one a line', 'With a square to tick on paper', 'Short enough for a week']}
    />
  </div>
)

/** A choice and a text of several lines, as forms without script have them; a date beside them. */
export function PlainFields() {
  const seasons = ['Spring', 'Summer', 'Fall', 'Winter'].map(label => ({ value: label.toLowerCase(), label }))
  return (
    <div className="ui-form-columns">
      <div className="fields">
        <SelectField name="season" label="Season" any="Any season" choices={seasons} tipText="One of a list." />
        <DayInput name="plain_day" label="Day" />
        <TextArea name="words" label="Words" value="A first line, and room for more." />
      </div>
      <div className="fields">
        <SelectField name="season_2" label="Season" value="fall" choices={seasons} error="Please choose another one." />
        <DayInput name="plain_day_2" label="Day" error="Please choose a day to come." />
        <TextArea name="words_2" label="Words" error="At most 500 characters." tipText="As it will be read." />
      </div>
    </div>
  )
}

export const Questions = () => (
  <div className="ui-measure">
    <Accordion
      name="ui-accordion"
      items={[
        {
          title: 'What is an entry of an accordion?',
          children: <p>A question that most readers skip, and its answer for those who do not.</p>,
        },
        {
          title: 'How many are open at a time?',
          children: (
            <p>
              One. Opening another closes it, and <a href="#accordion">what stands inside</a> can be reached while it is
              open.
            </p>
          ),
        },
        {
          title: 'Does it need a script?',
          children: <p>No: the browser opens and closes it, and finds words in it.</p>,
        },
      ]}
    />
  </div>
)

export const Rings = () => (
  <div className="ui-columns">
    <ProgressRing value={8} max={40} label="Week" tone="first" />
    <ProgressRing value={22} max={40} label="Week" tone="second" />
    <ProgressRing value={41} max={40} label="Week" tone="third" />
    <ProgressRing value={0} max={5} label="Step" />
  </div>
)

export const Share = () => (
  <div className="ui-measure">
    <ShareRow url={`${usePage().build.origins.main}/kit`} title="The kit: what pages are made of" />
  </div>
)

export const Heart = () => (
  <Island name="save-heart" props={{ slug: 'kit', title: 'The kit', side: 'left' }} when="visible" />
)

export const Skeletons = () => (
  <>
    <Skeleton lines={1} />
    <Skeleton lines={5} />
  </>
)

export function Avatars() {
  const { asset } = usePage().build
  return (
    <>
      <ul className="ui-avatars">
        {defaultImages.map(name => (
          <li key={name}>
            <img src={asset(`avatars/${name}.svg`)} alt="" width="96" height="96" loading="lazy" />
            {name}
          </li>
        ))}
      </ul>
      <div className="ui-letters">
        <img
          src={asset('avatars/letters-dark.svg')}
          alt="Dark letters, A to Z"
          width="1664"
          height="64"
          loading="lazy"
        />
        <img
          src={asset('avatars/letters-white.svg')}
          alt="White letters, A to Z"
          width="1664"
          height="64"
          loading="lazy"
        />
      </div>
    </>
  )
}

export const Ads = () => (
  <>
    <AdSlot page={{ kind: 'other' }} place={{ pos: '728top', size: '728x90', where: 'header' }} />
    <AdSlot page={{ kind: 'other' }} place={{ pos: '300bottom', size: '320x50', where: 'footer' }} />
  </>
)

export const Drawings = ({ names }: { names: readonly string[] }) => (
  <ul className="ui-drawings">
    {names.map(name => (
      <li key={name}>
        <Art name={name} alt="" />
        {name}
      </li>
    ))}
  </ul>
)
