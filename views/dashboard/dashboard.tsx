import type { ReactNode } from 'react'
import { interestsOf, type Part, partsOf } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { AfterLoss } from './after-loss.tsx'
import { asksAnything, Beginning } from './beginning.tsx'
import { Children } from './children.tsx'
import { type Deferred, Wait } from './deferred.tsx'
import { Articles, Saved } from './finds.tsx'
import { NamesKept } from './names-kept.tsx'
import { PageHead } from './page-head.tsx'
import { Placeholder, SignedOutNote } from './placeholders.tsx'
import { PregnancyLeaf } from './pregnancy-leaf.tsx'
import { Profiles } from './profiles.tsx'
import { RegistryCard } from './registry-card.tsx'
import type { Sheet } from './sheet.ts'
import { Tools } from './tools.tsx'
import { Trying } from './trying.tsx'

interface Props {
  sheet: Deferred<Sheet | null>
  today: CalendarDate
}

/** A member's own front page. Everything about the member arrives at once, so that nothing moves twice. */
export const DashboardView = ({ sheet, today }: Props) => (
  <div className="dashboard" data-own="">
    <Wait on={sheet} fallback={<Placeholder today={today} />}>
      {all => (all ? <Leaves {...all} /> : <SignedOutNote today={today} />)}
    </Wait>
  </div>
)

/** The title of the page. */
function greeting(first: Part | undefined, name: string) {
  return [first === 'loss' ? 'Hello' : 'Good to see you', name].filter(Boolean).join(', ')
}

function Leaves(sheet: Sheet) {
  const { member, today, saved, articles } = sheet
  const parts = partsOf(member)
  const inApp = usePage().layout === 'in-app'
  return (
    <>
      <PageHead today={today} title={greeting(parts[0], member.first_name)} />
      <div className="dashboard-main">
        {parts.map(part => (
          <Leaf key={part} part={part} sheet={sheet} />
        ))}
      </div>
      <div className="dashboard-side">
        <Profiles member={member} today={today} isAsked={parts.includes('nothing') && asksAnything(sheet.begins)} />
        <Tools parts={interestsOf(parts, sheet.begins)} />
        {parts[0] !== 'loss' && <NamesKept names={sheet.names} />}
        {parts[0] !== 'loss' && <RegistryCard lists={sheet.registries} today={today} />}
        <Saved saved={saved} isQuiet={parts[0] === 'loss'} />
      </div>
      <Articles cards={articles} isQuiet={parts[0] === 'loss'} />
      {/* Outside of the apps the account menu brings the dialogs. */}
      {inApp && <Island name="profile-dialogs" props={{ member }} when="interaction" />}
    </>
  )
}

function Leaf({ part, sheet }: { part: Part; sheet: Sheet }): ReactNode {
  const { member, today, losses, cycle, week, nextWeek, months } = sheet
  const lost = losses?.is ?? []
  switch (part) {
    case 'loss':
      return <AfterLoss losses={lost} isTrying={member.is_ttc} />
    case 'pregnancy':
      return <PregnancyLeaf member={member} today={today} week={week} nextWeek={nextWeek} isQuiet={lost.length > 0} />
    case 'children':
      return <Children of={member.born_children} today={today} months={months} />
    case 'trying':
      return <Trying cycle={cycle} today={today} />
    case 'nothing':
      return <Beginning stage={sheet.begins} />
  }
}
