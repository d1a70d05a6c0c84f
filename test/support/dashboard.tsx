// A member's own page, rendered from what it would have read.
import type { Piece } from '../../content/schema.ts'
import type { Member } from '../../contract/member.ts'
import type { Loss } from '../../contract/records.ts'
import { calendarDate as d } from '../../domain/dates.ts'
import { DashboardView } from '../../views/dashboard/dashboard.tsx'
import type { Sheet } from '../../views/dashboard/sheet.ts'
import { all, textOf, withName } from './html.ts'
import { aMember } from './member-entity.ts'
import { render } from './render.tsx'

export const today = d('2026-11-21')
export const aLoss = (fields: Partial<Loss> = {}): Loss => ({
  id: 'l1',
  code_name: 'Bean',
  due_date: 1_806_537_600,
  multiples: 'false',
  record: 'hide',
  recorded_at: '2026-11-01T10:00:00Z',
  ...fields,
})

/** What a member's own page reads, in one line, and its links. */
export function shown(member: Partial<Member>, more: Partial<Sheet> = {}) {
  const nothing = {
    losses: { is: [] },
    cycle: null,
    saved: { is: [] },
    names: { is: [] },
    registries: { is: [] },
    week: undefined,
    nextWeek: undefined,
    months: new Set<string>(),
    articles: [],
  }
  const sheet: Sheet = { member: aMember(member), today, ...nothing, ...more }
  const root = render(<DashboardView sheet={{ is: sheet }} today={today} />)
  const text = textOf(root).replace(/\s+/g, ' ')
  const links = withName(root, 'a').map(a => a.attributes.href)
  const dialogs = all(root, tag => 'data-profile-dialog' in tag.attributes).map(
    tag => tag.attributes['data-profile-dialog'],
  )
  const headings = withName(root, 'h1', 'h2', 'h3').map(h => textOf(h).trim())
  return { root, text, links, dialogs, headings }
}

export const cycle = (last_period: string | null, cycle_length = 28, luteal_length = 14) => ({
  cycle: { is: { last_period, cycle_length, luteal_length } },
})
export const week: Piece<'week'> = {
  kind: 'week',
  slug: '12-weeks-pregnant',
  path: '/pregnancy-week-by-week/12-weeks-pregnant',
  title: '12 weeks pregnant',
  description: '',
  lead: '',
  art: 'home',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 3,
  sections: [],
  symptoms: [],
  review: { by: 'editorial', on: '2026-11-21', due: '2027-11-21' },
  sources: [],
  minute: { baby: '', you: '' },
  keyPoints: [],
  alsoCall: ['A line of its own'],
  size: { object: 'lime', by: 'length', art: 'size-lime' },
  checklist: ['Ask about it'],
  appointments: 'A scan comes.',
}
