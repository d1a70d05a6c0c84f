import { useState } from 'react'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { load } from './contractions-load.ts'
import type { ContractionsProps } from './contractions-props.ts'
import { DeferredPart } from './deferred.tsx'
import { saveFile } from './save-file.ts'

type Shown = 'nurse' | 'code' | 'notes'

/** The sheet for a nurse, words for whoever takes the call, the code for another phone, the table. */
export function ForOthers({ value, change }: ContractionsProps) {
  const [shown, show] = useState<Shown | null>(null)
  const [said, say] = useState('')
  const isEmpty = value.list.length === 0 && value.running === null
  const toggle = (part: Shown) => show(shown === part ? null : part)
  const save = async () => {
    const csvOf = await load.table().catch(() => null)
    if (!csvOf) return say('This could not be loaded. Try again when there is a connection.')
    reportTool('contractions', 'save-file')
    saveFile('almanac-contractions.csv', csvOf(value.list), 'text/csv')
    say('Saved as a table. It is among your downloads.')
  }
  return (
    <section className="contractions-others" aria-label="For whoever takes over">
      <h2>For whoever takes over</h2>
      <div className="button-row">
        <Button onClick={() => show('nurse')} disabled={isEmpty}>
          Show a nurse
        </Button>
        <Button variant="secondary" onClick={() => toggle('notes')} aria-expanded={shown === 'notes'}>
          Waters, bleeding, number to call
        </Button>
        <Button variant="secondary" onClick={() => toggle('code')} aria-expanded={shown === 'code'} disabled={isEmpty}>
          Continue on another phone
        </Button>
        <Button variant="secondary" onClick={save} disabled={value.list.length === 0}>
          Save as a table (CSV)
        </Button>
      </div>
      <p role="status" className="tool-said">
        {said}
      </p>
      {shown === 'notes' && <DeferredPart from={load.notes} props={{ value, change }} />}
      {shown === 'code' && !isEmpty && <DeferredPart from={load.code} props={{ value }} />}
      {shown === 'nurse' && <DeferredPart from={load.nurse} props={{ value, onClose: () => show(null) }} />}
    </section>
  )
}
