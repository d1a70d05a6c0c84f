// Finding a registry: by the name of a parent, or by a link that somebody was given.
import { redirect } from 'react-router'
import { searchProblems } from '../domain/registry/fields.ts'
import { splitName } from '../domain/registry/full-name.ts'
import { linkIn } from '../domain/registry/link.ts'
import { wordsFor } from '../domain/registry/messages.ts'
import { stateName } from '../domain/registry/states.ts'
import { type FindProps, FindView } from '../views/registry/find/find.tsx'
import { openedBy, page, withStatus } from './define-page.tsx'
import type { Loading } from './loading.ts'
import { answerOf, awaySeconds } from './registry-guest.tsx'

const path = '/babyregistrysearch'

const tooMany = 'That was a lot of searches in a short time. Please wait a minute and search again.'
const away = 'Lists cannot be searched right now. Please try again in a few seconds.'
const noCode =
  'This is no link or code of a list here. Please paste the whole link as you got it, or the 22 characters at its end.'

/** What was asked for: a full name in one field stands for the two. */
function fieldsOf({ query }: Pick<Loading['input'], 'query'>): FindProps['fields'] {
  const { first_name = '', last_name = '', state = '', month = '', q, code = '' } = query
  const { first, last } = q === undefined ? { first: first_name, last: last_name } : splitName(q)
  const isMonth = /^0?[1-9]$|^1[0-2]$/.test(month)
  return {
    first_name: first,
    last_name: last,
    state: stateName(state) && state,
    month: isMonth ? String(Number(month)) : '',
    code,
  }
}

async function find({ input, own }: Loading): Promise<FindProps> {
  const fields = fieldsOf(input)
  const { first_name: first, last_name: last, state, month, code } = fields
  const nothing = { fields, errors: {}, found: null }
  if (code.trim() !== '') {
    const link = linkIn(code, Object.values(own?.origins ?? {}))
    if (link) throw redirect(`/registry/${link}`, 303)
    return { ...nothing, errors: { code: noCode } }
  }
  if (!['first_name', 'last_name', 'q'].some(name => input.query[name] !== undefined)) return nothing
  const problems = searchProblems(first, last)
  if (problems.first || problems.last)
    return { ...nothing, errors: { first_name: wordsFor(problems.first), last_name: wordsFor(problems.last) } }
  const found = await answerOf(own?.registries.find({ first, last, state, month }))
  if (found === 'away') return withStatus({ ...nothing, message: away }, 503, awaySeconds)
  if ('retryAfter' in found) return withStatus({ ...nothing, message: tooMany }, 429, found.retryAfter)
  return { ...nothing, found: found.items }
}

export const registrySearch = page({
  path,
  for: 'personal',
  isSecret: true,
  query: ['first_name', 'last_name', 'state', 'month', 'q', 'code'],
  load: find,
  head: (_found, { query }) => ({
    title: 'Find a Registry',
    description: 'Find the baby registry of somebody you know by the name of a parent, or open it by its link.',
    path,
    // What somebody looks for, and what was found, is for nobody else.
    noindex: Object.keys(query).some(name => name !== openedBy.name),
    sheet: 'registry-guest',
  }),
  view: ({ loaded }) => <FindView {...loaded} />,
  whenSensitive: 'put-away',
  listed: { kind: 'pages', pages: () => [{ path }] },
  examples: [path],
})
