import type { LogLine } from '../../domain/tools/baby-log.ts'
import { lineName } from '../../domain/tools/baby-words.ts'
import { Button } from '../ui/button.tsx'
import { FeedPanel } from './baby-tracker-feed.tsx'
import { MedicinePanel } from './baby-tracker-medicine.tsx'
import { Panel, type PanelProps } from './baby-tracker-panel.tsx'

/** One press. */
const DiaperPanel = ({ onAdd, onClose }: PanelProps) => (
  <Panel label="Diaper" onClose={onClose}>
    <div className="baby-choices">
      {(['wet', 'dirty', 'both'] as const).map(way => (
        <Button key={way} onClick={() => onAdd({ kind: 'diaper', way }, `${lineName(wayLine(way))} was logged.`)}>
          {way === 'both' ? 'Both' : way === 'wet' ? 'Wet' : 'Dirty'}
        </Button>
      ))}
    </div>
  </Panel>
)
const wayLine = (way: 'wet' | 'dirty' | 'both'): LogLine => ({ id: 0, kind: 'diaper', way, at: 0 })

const panels = { feed: FeedPanel, diaper: DiaperPanel, medicine: MedicinePanel }

/** What a large button asks. */
export function BabyPanel({ kind, ...props }: PanelProps & { kind: keyof typeof panels }) {
  const OfKind = panels[kind]
  return <OfKind key={kind} {...props} />
}
