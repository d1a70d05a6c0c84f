// What the gender chart holds: every field as it was typed, one for each way of knowing the day.
import { parseDate } from '../../domain/dates.ts'
import { type ChartMethod, chartMethodKeys } from '../../domain/tools/gender-chart-entries.ts'
import { fieldsOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

export interface GenderChartEntries extends Record<ChartMethod, string> {
  birth: string
  method: ChartMethod
}

export const genderChartTool = storedTool<GenderChartEntries>({
  key: 'gender-chart',
  name: 'Chinese gender chart',
  version: 1,
  empty: { birth: '', method: 'due', due: '', conception: '', period: '' },
  parse(data) {
    const { birth, method, due, conception, period } = fieldsOf(data)
    return {
      birth: textOf(birth, 40),
      method: wordOf(method, chartMethodKeys, 'due'),
      due: textOf(due, 40),
      conception: textOf(conception, 40),
      period: textOf(period, 40),
    }
  },
  // Not what the chart says: a list of tools tells nobody what to expect.
  glance: ({ birth, method, ...dates }) =>
    parseDate(birth) && parseDate(dates[method]) ? { text: 'Both dates entered' } : null,
})
