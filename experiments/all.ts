// All experiments. A route declares those that its page shows.
import { aToZAd } from './a-to-z-ad.ts'
import type { Experiment } from './experiment.ts'
import { genderChartPromo } from './gender-chart-promo.ts'
import { loginText } from './login-text.ts'
import { menuButton } from './menu-button.ts'
import { ovulationPromo } from './ovulation-promo.ts'
import { saveSide } from './save-side.ts'
import { signUpOptions } from './sign-up-options.ts'
import { sweepsBanner } from './sweeps-banner.ts'
import { topicPills } from './topic-pills.ts'

const all = [
  sweepsBanner,
  loginText,
  genderChartPromo,
  ovulationPromo,
  signUpOptions,
  topicPills,
  aToZAd,
  menuButton,
  saveSide,
] as const satisfies readonly Experiment[]

export const experiments: readonly Experiment[] = all

/** Names of all experiments: code that asks for the version of a deleted one does not compile. */
export type ExperimentName = (typeof all)[number]['name']

/** Versions in force on a page, 1-based. */
export type Versions = Readonly<Partial<Record<ExperimentName, 1 | 2>>>
