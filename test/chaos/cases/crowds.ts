// One stranger, or one member, who asks for more than their part.
import { setTimeout as sleep } from 'node:timers/promises'
import { formOf } from '../../support/avatar-forms.ts'
import { picture } from '../../support/pictures.ts'
import { open } from '../../support/wire.ts'
import type { Case, Scene } from '../case.ts'
import { memoryOfAll } from '../site.ts'

const stranger = '127.0.0.66'
const named = { pages: 'all', member: 'named' } as const

/** Does `work` again and again until it is told to stop. */
function again(work: () => Promise<unknown>): () => Promise<void> {
  let over = false
  const goOn = async () => {
    while (!over) {
      await work()
      await sleep(50)
    }
  }
  const whole = goOn()
  return () => {
    over = true
    return whole
  }
}

async function logInWrongly({ person, check }: Scene) {
  const one = person(stranger)
  const statuses = new Set<number>()
  let n = 0
  async function tryOne() {
    const { status } = await one.send('/login', {
      email: `nobody${++n}@example.com`,
      password: 'this is not the password',
    })
    statuses.add(status)
  }
  const stops = Array.from({ length: 24 }, () => again(tryOne))
  return async () => {
    await Promise.all(stops.map(stop => stop()))
    check(
      [...statuses].every(status => [422, 429, 503].includes(status)),
      `wrong passwords were answered ${[...statuses]}`,
    )
  }
}

/**
 * A picture whose bytes come one by one, 16 times at once, by one member; the bystander's own picture is taken all the
 * while.
 */
async function trickleUploads({ person, site, check, t, heldMs }: Scene) {
  const [greedy, other] = [person(stranger), person('127.0.0.2')]
  await greedy.join('greedy@example.com', 'Greta')
  await other.join('other@example.com', 'Otto')
  const png = await picture(64).png().toBuffer()
  const form = await formOf([['file', png, 'a.png']])
  const idOf = async (one: typeof greedy) =>
    JSON.parse((await one.ask({ path: '/api/members/me' })).text).member.id_string
  const [id, otherId] = [await idOf(greedy), await idOf(other)]
  const cookie = greedy.cookies()
  const head = [
    `PUT /api/members/${id}/avatar HTTP/1.1`,
    `Host: localhost:${site.port}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`,
    `Content-Type: ${form.headers['content-type']}`,
    'Content-Length: 900000',
    '',
    '',
  ].join('\r\n')
  const sockets = Array.from(
    { length: 16 },
    () => open(site.port, head + form.body.subarray(0, 200).toString('latin1'), '127.0.0.1').socket,
  )
  const dripping = setInterval(() => sockets.forEach(socket => void (socket.writable && socket.write('x'))), 500)
  const leave = () => {
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
  }
  t.teardown(leave)
  await sleep(heldMs / 2)
  const taken = await other.ask({ method: 'PUT', path: `/api/members/${otherId}/avatar`, ...form })
  check(
    taken.status === 200 && taken.ms < 8000,
    `another member's picture was answered ${taken.status} after ${taken.ms.toFixed()} ms`,
  )
  return leave
}

async function floodEvents({ person, site, check }: Scene) {
  const one = person(stranger)
  const body = JSON.stringify({ events: [{ name: 'sign-up-banner-view', properties: {} }] })
  const asking = { method: 'POST', path: '/events', headers: { 'content-type': 'application/json' }, body }
  const statuses = new Map<number, number>()
  const before = memoryOfAll(site.running().pid)
  let left = 20_000
  const send = async () => {
    while (left-- > 0) {
      const { status } = await one.ask(asking)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, send))
  const grown = memoryOfAll(site.running().pid) - before
  check(
    [...statuses.keys()].every(status => status === 204 || status === 429),
    `events were answered ${JSON.stringify([...statuses])}`,
  )
  check((statuses.get(204) ?? 0) > 0, 'no event was taken')
  check(grown < 120, `memory grew by ${grown.toFixed()} MB`)
}

export const crowdCases: readonly Case[] = [
  { name: '24 wrong passwords at once from one address', promised: named, heldMs: 7000, breaks: logInWrongly },
  { name: '16 trickling uploads by one member', promised: named, heldMs: 8000, breaks: trickleUploads },
  { name: '20,000 events from one address', promised: named, heldMs: 0, breaks: floodEvents },
]
