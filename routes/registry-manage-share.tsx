// What others get to see of a list, and how it comes to them: link, code, PIN, table, printed sheet.
import { type CsvItems, itemsFromCsv } from '../domain/registry/csv.ts'
import { pinProblem } from '../domain/registry/fields.ts'
import { wordsFor } from '../domain/registry/messages.ts'
import { registryLimits } from '../domain/registry/registry.ts'
import { listInWords } from '../lib/in-words.ts'
import { listPath } from '../views/registry/manage/paths.ts'
import { PrintView } from '../views/registry/manage/print.tsx'
import { ShareView } from '../views/registry/manage/share.tsx'
import type { Field, Wrong } from './form.ts'
import { type Action, actionForm } from './registry-manage-actions.ts'
import { listPage } from './registry-manage-page.tsx'

/** What keeps a table from being added; {} when all of its rows can be. */
function tableErrors(field: Field): Record<string, string> {
  const { items, problems } = itemsFromCsv(field('table'))
  if (items.length === 0 && problems.length === 0)
    return { table: 'There is no row in it. The first line names the columns, and one of them has to be Title.' }
  if (items.length > registryLimits.itemsAtOnce)
    return { table: `Please add at most ${registryLimits.itemsAtOnce} rows at once.` }
  if (problems.length === 0 || field('skip') !== '') return {}
  return { table: rowsByProblem(problems) }
}

/** Every row that is wrong, by what is wrong with it: 'Row 3: …' or 'Rows 3, 5 and 9: …'. */
function rowsByProblem(problems: CsvItems['problems']): string {
  const byWords = Map.groupBy(problems, ({ words }) => words)
  const rows = (all: CsvItems['problems']) => listInWords(all.map(({ row }) => `${row}`))
  return [...byWords].map(([words, all]) => `${all.length === 1 ? 'Row' : 'Rows'} ${rows(all)}: ${words}`).join(' ')
}

/** An empty field takes no PIN away: a button of its own does. */
function pinErrors(field: Field): Wrong {
  const problem = pinProblem(field('pin'))
  return problem ? { pin: wordsFor(problem) } : {}
}

const saved = (field: Field) => `${listPath(field('id'), '/share')}?saved=${field('action')}`
const countIn = (answer: unknown, name: 'added' | 'skipped') => {
  const value: unknown = Object(answer)[name]
  return typeof value === 'number' ? value : 0
}

const actions: Readonly<Record<string, Action>> = {
  pin: { method: 'PUT', to: '/pin', check: pinErrors, body: field => ({ pin: field('pin').trim() }), next: saved },
  'no-pin': { method: 'PUT', to: '/pin', body: () => ({ pin: null }), next: saved },
  link: { method: 'POST', to: '/link', body: () => ({}), next: saved },
  table: {
    method: 'POST',
    to: '/items/many',
    check: tableErrors,
    body: field => ({ items: itemsFromCsv(field('table')).items }),
    next: (field, { answer }) =>
      `${saved(field)}&added=${countIn(answer(), 'added')}&skipped=${countIn(answer(), 'skipped')}`,
  },
}

const form = actionForm(actions, { refilled: ['action', 'pin', 'table'], bytes: 400_000 })

const says: Readonly<Record<string, string>> = {
  pin: 'The PIN was saved. Guests are asked for it from now on.',
  'no-pin': 'The PIN was taken away.',
  link: 'The list has a new link. The old one leads nowhere any more.',
}

/** What is said after a table was added. */
function tableSays(added: string | undefined, skipped: string | undefined): string {
  const count = (text: string | undefined) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : 0)
  const all = count(added) === 1 ? '1 wish was added.' : `${count(added)} wishes were added.`
  return count(skipped) === 0 ? all : `${all} ${count(skipped)} were left out: they are on the list already.`
}

export const sharePage = listPage({
  path: '/manage/:id/share',
  title: 'Share a list',
  query: ['saved', 'added', 'skipped'],
  form,
  view: props => {
    const { saved = '', added, skipped } = props.query
    const said = saved === 'table' ? tableSays(added, skipped) : Object.hasOwn(says, saved) ? says[saved] : undefined
    return <ShareView {...props} saved={said} />
  },
})

export const printPage = listPage({ path: '/manage/:id/print', title: 'Print a list', view: PrintView })
