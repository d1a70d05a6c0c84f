// Every experiment. A page declares those of its own in its route.
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

/** The names of those there are: of one that is deleted no code can go on asking for the version. */
export type ExperimentName = (typeof all)[number]['name']

/** Versions in force on a page, 1-based. */
export type Versions = Readonly<Partial<Record<ExperimentName, 1 | 2>>>
