// Every case, in the order in which they run.
import type { Case } from '../case.ts'
import { clockCases } from './clocks.ts'
import { crowdCases } from './crowds.ts'
import { descriptorCases } from './descriptors.ts'
import { killCases } from './kills.ts'
import { lieCases } from './lies.ts'
import { mailCases } from './mail.ts'
import { storeCases } from './stores.ts'

export const cases: readonly Case[] = [
  ...killCases,
  ...storeCases,
  ...crowdCases,
  ...mailCases,
  ...clockCases,
  ...descriptorCases,
  ...lieCases,
]
