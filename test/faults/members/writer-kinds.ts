// What members write, each kind by a member of its own: what must be there follows from the number of writes alone.
import { formOf } from '../../support/avatar-forms.ts'
import type { MemberQuestion } from '../../support/faults/member-process.ts'
import { picture } from '../../support/pictures.ts'

type Write = [method: string, path: string, question?: MemberQuestion]
type Read = (member: Record<string, unknown>, ask: (path: string) => Promise<unknown>) => unknown

export interface WriterKind {
  /** The `n`th write, from 1. */
  write(n: number): Write | Promise<Write>
  /** What `read` gives after `n` writes. */
  after(n: number): unknown
  read: Read
}

const letters = (n: number) => String(n).replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')
const slugs = 40
const slugOf = (n: number) => `article-${n % slugs}`
const names = 30
const nameOf = (n: number) => `Name${letters(n % names)}`
/** The last `count` numbers up to `n`, from 1, each as it was written last. */
const lastOf = (n: number, count: number) => Array.from({ length: Math.min(n, count) }, (_, i) => n - i)
const itemsOf = (answer: unknown) => Object(answer).items as Record<string, string>[] // the API's own lists
const png = await picture(16).png().toBuffer()
const picked = ['giraffe', 'hat', 'peach']

export const writerKinds: Readonly<Record<string, WriterKind>> = {
  name: {
    write: n => ['PATCH', '', { body: { member: { first_name: `Emma${letters(n)}` } } }],
    after: n => (n === 0 ? '' : `Emma${letters(n)}`),
    read: member => member.first_name,
  },
  // Odd writes save an article, even ones remove the one before last.
  articles: {
    write: n =>
      n % 2 ? ['PUT', `/saved-articles/${slugOf(n)}`] : ['DELETE', `/saved-articles/${slugOf(n + slugs - 3)}`],
    after: n => (n < 1 ? [] : n % 2 === 0 ? [slugOf(n - 1)] : n < 3 ? [slugOf(n)] : [slugOf(n - 2), slugOf(n)].sort()),
    read: async (_member, ask) =>
      itemsOf(await ask('/saved-articles'))
        .map(({ slug }) => slug)
        .sort(),
  },
  names: {
    write: n => ['PUT', `/favorite-names/${nameOf(n)}`, { body: { note: `note ${n}` } }],
    after: n =>
      lastOf(n, names)
        .map(m => `${nameOf(m)}: note ${m}`)
        .sort(),
    read: async (_member, ask) =>
      itemsOf(await ask('/favorite-names'))
        .map(({ name, note }) => `${name}: ${note}`)
        .sort(),
  },
  cycle: {
    write: n => ['PUT', '/cycle', { body: { cycle_length: 21 + (n % 10), luteal_length: 11 + (n % 4) } }],
    after: n => (n === 0 ? null : [21 + (n % 10), 11 + (n % 4)]),
    async read(_member, ask) {
      const { cycle } = Object(await ask('/cycle'))
      return cycle && [cycle.cycle_length, cycle.luteal_length]
    },
  },
  // Uploads, and between them drawings, so that uploads are removed.
  pictures: {
    async write(n) {
      const { body, headers } = await formOf(
        n % 3 ? [['file', png, 'a.png']] : [['slug', picked[(n / 3) % picked.length] ?? 'hat']],
      )
      return ['PUT', '/avatar', { body, headers }]
    },
    after: n => (n === 0 ? 'a-526399' : n % 3 ? '' : (picked[(n / 3) % picked.length] ?? 'hat')),
    read: async (_member, ask) => Object(await ask('/avatar')).placeholder_slug,
  },
}
