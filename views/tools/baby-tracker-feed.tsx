import { useState } from 'react'
import { isRunning, type VolumeUnit } from '../../domain/tools/baby-log.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BottleAmount, isAmountFine } from './baby-tracker-bottle.tsx'
import { Panel, type PanelProps, sent } from './baby-tracker-panel.tsx'

/** A side starts the timer at once; a bottle and solids ask what it was. */
export function FeedPanel({ state, onAdd, onClose }: PanelProps) {
  const { baby, volume } = state
  const [way, setWay] = useState<'bottle' | 'solids' | null>(null)
  const side = baby.log.find(({ way }) => way === 'left' || way === 'right')
  const isNursing = side !== undefined && isRunning(side)
  return (
    <Panel label="Feed" onClose={onClose}>
      {side && !isNursing && <p className="tool-note">Last time it was the {side.way} side.</p>}
      {isNursing && <p className="tool-note">A nursing timer runs already: stop it, or change sides, above.</p>}
      <div className="baby-choices">
        {(['left', 'right'] as const).map(way => (
          <Button
            key={way}
            disabled={isNursing}
            onClick={() => onAdd({ kind: 'feed', way, end: null }, `Nursing on the ${way} side began.`)}
          >
            {way === 'left' ? 'Left side' : 'Right side'}
          </Button>
        ))}
        {(['bottle', 'solids'] as const).map(name => (
          <Button key={name} variant="secondary" aria-expanded={way === name} onClick={() => setWay(name)}>
            {name === 'bottle' ? 'Bottle' : 'Solids'}
          </Button>
        ))}
      </div>
      {way === 'bottle' && <BottleForm volume={volume} onAdd={onAdd} />}
      {way === 'solids' && <SolidsForm onAdd={onAdd} />}
    </Panel>
  )
}

function BottleForm({ volume, onAdd }: Pick<PanelProps, 'onAdd'> & { volume: VolumeUnit }) {
  const [typed, set] = useState({ amount: '', unit: volume, what: '' })
  const [asked, setAsked] = useState(false)
  const log = () => {
    setAsked(true)
    if (isAmountFine(typed)) onAdd({ kind: 'feed', way: 'bottle', ...typed }, 'A bottle was logged.')
  }
  return (
    <form method="dialog" className="tool-fields" noValidate onSubmit={sent(log)}>
      <BottleAmount typed={typed} asked={asked} onChange={amount => set({ ...typed, ...amount })} />
      <TextInput
        type="text"
        label="What was in it"
        name="what"
        value={typed.what}
        autoComplete="off"
        tipText="Formula, expressed milk, or as you call it. You can leave it empty."
        onChange={({ value }) => set({ ...typed, what: value })}
      />
      <Button type="submit">Log the bottle</Button>
    </form>
  )
}

function SolidsForm({ onAdd }: Pick<PanelProps, 'onAdd'>) {
  const [what, set] = useState('')
  return (
    <form
      method="dialog"
      className="tool-fields"
      noValidate
      onSubmit={sent(() => onAdd({ kind: 'feed', way: 'solids', what }, 'Solids were logged.'))}
    >
      <TextInput
        type="text"
        label="What was eaten"
        name="what"
        value={what}
        autoComplete="off"
        onChange={({ value }) => set(value)}
      />
      <Button type="submit">Log solids</Button>
    </form>
  )
}
