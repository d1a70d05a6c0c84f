import { GuidePicker } from './week-picker.tsx'

export interface MonthLink {
  month: number
  path: string
}

const groups = [
  { name: 'Baby', colour: 'baby', from: 0, to: 12 },
  { name: 'Toddler', colour: 'toddler', from: 13, to: 36 },
] as const

/** The months that have a guide. */
export const MonthPicker = ({ months, current }: { months: readonly MonthLink[]; current?: number }) => (
  <GuidePicker
    unit="Month"
    groups={groups}
    guides={months.map(({ month, path }) => ({ number: month, path }))}
    current={current}
  />
)
