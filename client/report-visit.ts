import { report } from '../state/report.ts'
import { accountStage, readPageState } from './page-block.ts'

/**
 * One page view, of a member with their stage, and one exposure to the experiments in force. A view that begins a visit
 * came from elsewhere. Of some views the speed is measured: what does that is loaded for them alone.
 */
export function reportVisit() {
  const { layout, signedIn, speedShare } = readPageState()
  const stage = signedIn ? accountStage() : undefined
  const { experiments } = document.body.dataset
  const { cookieDomain = location.hostname } = document.documentElement.dataset
  const from = document.referrer.split('/')[2]?.replace(/:\d+$/, '')
  const begins = !`.${from}`.endsWith(`.${cookieDomain}`) // it came from none of our hosts
  report({ name: 'page-view', properties: { layout, stage, begins } })
  if (experiments) report({ name: 'experiment-exposure', properties: { experiments } })
  if (Math.random() < speedShare) import('./speed.ts').catch(() => {}) // a page without a figure is no harm
}
