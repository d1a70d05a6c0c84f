import { brandName } from '../../domain/brand.ts'
import { formatLong } from '../../domain/dates.ts'
import { basisInWords, cycleAnswer } from '../../domain/tools/cycle-words.ts'
import { OvulationTable } from './ovulation-table.tsx'
import type { OvulationWork } from './ovulation-work.ts'

/** What is printed: the answer, the cycles as a table, and what they were counted from. */
export const OvulationSheet = ({ basis, cycles, told, today }: OvulationWork) => (
  <div className="ovulation-sheet">
    <p>{brandName}</p>
    <h1>Fertile days</h1>
    <p>{cycleAnswer(told).join(' ')}</p>
    <OvulationTable cycles={cycles} />
    <p>
      Counted on {formatLong(today)} from a period that began on {formatLong(basis.lastPeriod)}, with cycles of{' '}
      {basisInWords(basis)}. Ovulation is the next period less the days after it; the fertile days are the five before
      and the day itself. Test strips begin on the cycle length less 16.
    </p>
    <p>An estimate by dates alone. It is not contraception: no day is safe from pregnancy.</p>
  </div>
)
