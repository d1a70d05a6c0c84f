// Guests who reserve while processes are killed: what was answered is there afterwards, and nothing is promised twice.

import { type Life, liveOn } from '../../support/faults/life.ts'
import { dataFolder, type MemberProcess, startMembers } from '../../support/faults/member-process.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { password } from '../../support/members.ts'

/** In answered reservations. */
const life: Life = { least: 2, most: 14 }
const guests = 8

let asked = 0

/** A network that asks this once. */
function fromOwnNetwork() {
  const number = ++asked
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
}

export interface SharedList {
  link: string
  items: readonly string[]
}

const pieces = 7

/** A list with a few items of a few pieces each. */
export async function makeList({ ask }: MemberProcess, name: string): Promise<SharedList> {
  const joined = await ask('POST', '/accounts', {
    headers: fromOwnNetwork(), // few may join from one network in an hour
    body: { email: `${name}@example.com`, password },
  })
  const { token, member } = joined.json() as { token: string; member: { id_string: string } } // as the API answers
  const home = `/members/${member.id_string}/registries`
  const body = { registry: { parents: [{ first_name: name }] } }
  const { registry } = (await ask('POST', home, { token, body })).json() as { registry: { id: string; link: string } }
  const items: string[] = []
  for (let i = 0; i < 3; i++) {
    const made = await ask('POST', `${home}/${registry.id}/items`, {
      token,
      body: { item: { title: `Thing ${i}`, quantity: pieces } },
    })
    items.push((made.json() as { item: { id: string } }).item.id) // as the API answers
  }
  return { link: registry.link, items }
}

/** Reserves one piece, from a network of its own. @returns the answer's status and token */
export async function reserveOne({ ask }: MemberProcess, { link }: SharedList, item: string) {
  const headers = fromOwnNetwork()
  const answer = await ask('POST', `/registries/${link}/items/${item}/reservations`, {
    headers,
    body: { name: 'Guest', email: `guest${asked}@example.com`, quantity: 1 },
  })
  return { status: answer.status, token: answer.status === 201 ? (answer.json() as { token: string }).token : null }
}

const leftIn = async ({ ask }: MemberProcess, { link }: SharedList) =>
  ((await ask('GET', `/registries/${link}/left`)).json() as { left: Record<string, number> }).left

/** Every gift that was promised is there, and together they are not more than there is. */
async function checkList({ check }: Trial, members: MemberProcess, list: SharedList, promised: readonly string[]) {
  for (const token of promised) {
    const { status } = await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)
    check(status === 200, `an answered reservation is lost: ${status}`)
  }
  const left = await leftIn(members, list)
  const taken = Object.values(left).reduce((sum, count) => sum + pieces - count, 0)
  check(taken >= promised.length, `${promised.length} were promised and ${taken} are taken`)
  check(
    Object.values(left).every(count => count >= 0 && count <= pieces),
    `left is ${JSON.stringify(left)}`,
  )
}

export const reserving: Part = {
  name: 'kill -9 during reservations',
  unit: 'kills',
  sizes: { full: 60, short: 3 },
  async run(trial) {
    const dataDir = dataFolder(trial.t)
    for (let round = 0; round < trial.size; round++) await killOnce(trial, dataDir, `round${round}`)
  },
}

/** Kills the process in the middle of reservations. @param databaseUrl '' for SQLite in the folder */
export async function killOnce(trial: Trial, dataDir: string, name: string, databaseUrl = ''): Promise<void> {
  const members = await startMembers(trial.t, dataDir, databaseUrl)
  const list = await makeList(members, name)
  const promised: string[] = []
  const reserveOn = async () => {
    for (;;) {
      const answer = await reserveOne(members, list, list.items[promised.length % list.items.length] ?? '').catch(
        () => null, // it was killed
      )
      if (answer === null || answer.status === 409) return
      if (answer.token) promised.push(answer.token)
    }
  }
  const all = Promise.all(Array.from({ length: guests }, reserveOn))
  await liveOn(() => promised.length, life)
  await members.kill()
  await all
  const again = await startMembers(trial.t, dataDir, databaseUrl)
  await checkList(trial, again, list, promised)
  for (const item of list.items) while ((await reserveOne(again, list, item)).token !== null);
  const left = Object.values(await leftIn(again, list))
  trial.check(
    left.every(count => count === 0),
    'what is left can be reserved, and no more',
  )
  await again.kill()
  trial.done()
}
