// Members who write without a pause until the process under them is gone, and who know what must be there afterwards.
import type { MemberProcess } from '../../support/faults/member-process.ts'
import { password } from '../../support/members.ts'
import { type WriterKind, writerKinds } from './writer-kinds.ts'

interface Writer {
  kind: string
  token: string
  id: string
  /** Writes that were answered. */
  acknowledged: number
}

interface Account {
  email: string
  token: string
  id: string
}

export interface Writers {
  /** Looks whether all that was answered is there, and nothing by halves. Makes the members when there are none. */
  findLost(api: MemberProcess): Promise<string[]>
  /** The names of all uploads that are somebody's. */
  pictures(api: MemberProcess): Promise<string[]>
  /** Writes without a pause. Resolves when the process is gone and no writer can go on. */
  write(api: MemberProcess): Promise<void>
  /** Accounts that were opened, by id. */
  joined(): string[]
  /** How many writes were answered. */
  answered(): number
}

export function openWriters(): Writers {
  const writers: Writer[] = []
  const accounts: Account[] = []
  let pending: string | undefined
  let tried = 0
  const refused: string[] = []

  /** So that no limit is met. */
  const anotherPlace = () => ({ 'x-forwarded-for': `10.${(tried >> 16) % 256}.${(tried >> 8) % 256}.${tried++ % 256}` })

  async function join(api: MemberProcess, email: string): Promise<Account> {
    const answer = await api.ask('POST', '/accounts', { body: { email, password }, headers: anotherPlace() })
    const { token, member } = Object(answer.json())
    if (answer.status !== 201) throw new Error(`${email} cannot join: ${answer.status}`)
    return { email, token, id: member.id_string }
  }
  async function findLost(api: MemberProcess): Promise<string[]> {
    if (writers.length === 0)
      for (const kind of Object.keys(writerKinds))
        writers.push({ kind, ...(await join(api, `e-${kind}@example.com`)), acknowledged: 0 })
    const problems = refused.splice(0)
    for (const writer of writers) problems.push(...(await lostOf(api, writer)))
    for (const { token, email } of accounts)
      if ((await api.ask('GET', '/members/me', { token })).status !== 200)
        problems.push(`${email} joined and is nobody`)
    problems.push(...(await halfJoined(api)))
    return problems
  }
  /** Somebody who was just joining is there whole, or not. */
  async function halfJoined(api: MemberProcess): Promise<string[]> {
    const email = pending
    pending = undefined
    if (email === undefined) return []
    const { status, json } = await api.ask('POST', '/sessions', { body: { email, password }, headers: anotherPlace() })
    if (status === 422) return []
    const me = await api.ask('GET', '/members/me', { token: Object(json()).token })
    return status === 201 && me.status === 200 ? [] : [`${email} is there by halves: ${status}, ${me.status}`]
  }
  async function goOn(api: MemberProcess, writer: Writer) {
    const { write } = writerKinds[writer.kind] as WriterKind // made of the table's own keys
    for (;;) {
      const [method, path, question] = await write(writer.acknowledged + 1)
      const { status } = await api.ask(method, `/members/${writer.id}${path}`, { ...question, token: writer.token })
      if (status >= 300) refused.push(`${method} ${path} was refused: ${status}`)
      writer.acknowledged++
    }
  }
  async function goOnJoining(api: MemberProcess) {
    for (;;) {
      pending = `member${tried}@example.com`
      accounts.push(await join(api, pending))
      pending = undefined
    }
  }
  return {
    findLost,
    async pictures(api) {
      const found: string[] = []
      for (const { id, token } of writers) {
        const { member } = Object((await api.ask('GET', '/members/me', { token })).json())
        const picture = await api.ask('GET', member.avatar_url)
        if (picture.status !== 200) refused.push(`the picture of ${id} is gone`)
        if (picture.headers['content-type'] === 'image/webp') found.push(member.avatar_url.replace('/avatars/', ''))
      }
      return found
    },
    async write(api) {
      await Promise.allSettled([...writers.map(writer => goOn(api, writer)), goOnJoining(api)])
    },
    joined: () => accounts.map(({ id }) => id),
    answered: () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, accounts.length),
  }
}

/** Afterwards as many count as answered as the store has: the last write may have been done without an answer. */
async function lostOf(api: MemberProcess, writer: Writer): Promise<string[]> {
  const { after, read } = writerKinds[writer.kind] as WriterKind // as above
  const ask = async (path: string) =>
    (await api.ask('GET', `/members/${writer.id}${path}`, { token: writer.token })).json()
  const { member } = Object((await api.ask('GET', '/members/me', { token: writer.token })).json())
  if (!member) return [`the member ${writer.kind} is gone`]
  const found = JSON.stringify([member.version, await read(member, ask)])
  const expected = (n: number) => JSON.stringify([1 + n, after(n)])
  const n = writer.acknowledged
  writer.acknowledged = member.version - 1
  if (found === expected(n) || found === expected(n + 1)) return []
  return [`${writer.kind} after ${n} writes: ${found.slice(0, 200)} instead of ${expected(n).slice(0, 200)}`]
}
