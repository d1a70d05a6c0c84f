// What a member's account holds of a loss and of a cycle.
import { CycleView } from '../views/settings/cycle.tsx'
import { LossesView } from '../views/settings/losses.tsx'
import { toEntry } from './form.ts'
import { memberFormPage } from './member-form-page.tsx'

/** What is not a number goes as it came: the API says what is wrong with it. */
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

export const lossesPage = memberFormPage({
  path: '/settings/losses',
  title: 'The record of a loss',
  form: {
    refilled: ['id', 'record'],
    method: 'PUT',
    to: toEntry('losses'),
    body: ['record'],
    next: '/settings?saved=choice',
  },
  more: async ({ read }) => ({ losses: await read('losses') }),
  view: LossesView,
})

export const cyclePage = memberFormPage({
  path: '/settings/cycle',
  title: 'Your cycle',
  form: {
    refilled: ['last_period', 'cycle_length', 'luteal_length'],
    method: 'PUT',
    to: '/cycle',
    body: field => ({
      last_period: field('last_period') || null,
      cycle_length: numberOf(field('cycle_length')),
      luteal_length: numberOf(field('luteal_length')),
    }),
    next: '/dashboard',
  },
  more: async ({ read, today }) => ({ cycle: await read('cycle'), today }),
  without: ({ today }) => ({ cycle: null, today }),
  values: (_own, { cycle }) => ({
    last_period: cycle?.last_period ?? '',
    cycle_length: String(cycle?.cycle_length ?? 28),
    luteal_length: String(cycle?.luteal_length ?? 14),
  }),
  view: CycleView,
})
