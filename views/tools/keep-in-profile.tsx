import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Carried, stageOfCarried } from '../../domain/tools/carried.ts'
import type { ToolKey } from '../../domain/tools/tool-keys.ts'
import { decisionOf, joinLink } from '../../state/join-link.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { type CarryOutcome, carryAtom, storeCarried } from '../../state/tools/carry-to-profile.ts'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'

const outcomes: Record<CarryOutcome, string> = {
  kept: 'It stands in your profile now.',
  there: 'Your profile has one already, and it was not changed. You can change it on your own page.',
  nothing: 'Nothing was changed.',
  failed: 'An error occurred. Please try again or contact us if the problem persists.',
}

/** Takes a result into the visitor's profile; a visitor without one joins first, and finds it there. */
export function KeepInProfile({ tool, carried }: { tool: ToolKey; carried: Carried }) {
  const { signedIn, sensitive } = useAtomValue(pageStateAtom)
  const carry = useSetAtom(carryAtom)
  const [outcome, setOutcome] = useState<CarryOutcome | 'busy' | null>(null)
  if (sensitive) return null
  const keep = async () => {
    reportTool(tool, 'keep')
    if (!storeCarried(carried)) return setOutcome('failed')
    if (!signedIn) {
      const to = `/join?stage=${stageOfCarried[carried.kind]}&target=%2Fdashboard`
      return location.assign(joinLink(to, decisionOf('tool', 'button')))
    }
    setOutcome('busy')
    setOutcome(await carry(true))
  }
  return (
    <div className="tool-keep">
      <Button variant="secondary" busy={outcome === 'busy'} onClick={keep}>
        Keep this in my profile
      </Button>
      {!signedIn && <p className="tool-note">You join first, free of charge; the result goes along with you.</p>}
      <p role="status" className="tool-said">
        {outcome && outcome !== 'busy' && outcomes[outcome]}
        {outcome && outcome !== 'busy' && outcome !== 'failed' && (
          <>
            {' '}
            <a href="/dashboard">Your almanac</a>
          </>
        )}
      </p>
    </div>
  )
}
