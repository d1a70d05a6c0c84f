// kill -9 while two parents vote: every vote that was answered is there afterwards, and so is every match. On both
// stores.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Vote } from '../../../domain/names/match.ts'
import { type Life, liveOn } from '../../support/faults/life.ts'
import { dataFolder, type MemberProcess, startMembers } from '../../support/faults/member-process.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { freshPlace, type StoreKind, storeKinds } from '../../support/stores.ts'

/** In answered votes of both parents. A seat may vote 1,200 times in ten minutes, over all kills together. */
const life: Life = { least: 5, most: 36 }
/** Milliseconds between two votes of a parent. */
const betweenMs = 12
const letters = (n: number) => [...String(n).padStart(2, '0')].map(digit => 'abcdefghij'[Number(digit)]).join('')
const said: readonly (Vote | null)[] = ['yes', 'yes', 'no', 'veto', 'yes', null]

/** A parent who goes on voting. What must be there follows from the number of votes that were answered. */
interface Voter {
  token: string
  /** So that the two do not say the same. */
  shift: number
  acknowledged: number
}

/** The `n`th vote, from 1. */
const voteOf = ({ shift }: Voter, n: number) =>
  [`Name${letters(n % 40)}`, said[(n * 7 + shift) % said.length] ?? null] as const

/** What is kept after `n` votes, by name. */
function after(voter: Voter, n: number): Map<string, Vote> {
  const kept = new Map<string, Vote>()
  for (let i = 1; i <= n; i++) {
    const [name, vote] = voteOf(voter, i)
    if (vote) kept.set(name, vote)
    else kept.delete(name)
  }
  return kept
}

const linesOf = (votes: Iterable<readonly [string, Vote]>) =>
  JSON.stringify([...votes].map(([name, vote]) => `${name} ${vote}`).sort())

async function goOn(api: MemberProcess, code: string, voter: Voter, { check }: Trial) {
  for (;;) {
    const [name, vote] = voteOf(voter, voter.acknowledged + 1)
    const { status } = await api.ask('PUT', `/matches/${code}/votes/${name}`, { token: voter.token, body: { vote } })
    check(status === 200, `the vote on ${name} was answered ${status}`)
    voter.acknowledged++
    await sleep(betweenMs)
  }
}

/** The last vote may have been done without an answer. */
async function findLost(api: MemberProcess, code: string, voters: readonly Voter[], { check }: Trial, when: string) {
  const yes: Set<string>[] = []
  const seen: string[][] = []
  for (const voter of voters) {
    const { status, json } = await api.ask('GET', `/matches/${code}`, { token: voter.token })
    if (status !== 200) return check(false, `${when}: the match was answered ${status}`)
    const { votes, matches } = Object(json()) as { votes: { name: string; vote: Vote }[]; matches: string[] }
    const kept = votes.map(({ name, vote }) => [name, vote] as const)
    const n = voter.acknowledged
    const done = [n, n + 1].find(count => linesOf(after(voter, count)) === linesOf(kept))
    check(done !== undefined, `${when}: after ${n} votes there are ${linesOf(kept).slice(0, 200)}`)
    voter.acknowledged = done ?? n
    yes.push(new Set(kept.flatMap(([name, vote]) => (vote === 'yes' ? [name] : []))))
    seen.push(matches)
  }
  const wanted = JSON.stringify([...(yes[0]?.intersection(yes[1] ?? new Set()) ?? [])].sort())
  for (const matches of seen)
    check(JSON.stringify(matches) === wanted, `${when}: the matches are ${matches}, not ${wanted}`)
}

async function killAndLook(trial: Trial, kind: StoreKind) {
  const { databaseUrl } = await freshPlace(trial.t, kind)
  const dataDir = dataFolder(trial.t)
  let code = ''
  const voters: Voter[] = []
  const answered = () => voters.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  for (let round = 0; round <= trial.size; round++) {
    const api = await startMembers(trial.t, dataDir, databaseUrl)
    if (round === 0) {
      const started = Object((await api.ask('POST', '/matches')).json())
      code = started.code
      const joined = Object((await api.ask('POST', `/matches/${code}/join`)).json())
      voters.push(
        { token: started.token, shift: 0, acknowledged: 0 },
        { token: joined.token, shift: 1, acknowledged: 0 },
      )
    } else await findLost(api, code, voters, trial, `${kind}, round ${round}`)
    if (round === trial.size) {
      await api.kill()
      break
    }
    const voting = Promise.allSettled(voters.map(voter => goOn(api, code, voter, trial)))
    await liveOn(answered, life)
    await api.kill()
    await voting
    trial.done()
  }
  trial.check(
    answered() >= trial.size * life.least,
    `only ${answered()} votes were answered before ${trial.size} kills`,
  )
}

export const matchKills: Part = {
  name: 'kill -9 during votes on names',
  unit: 'kills',
  sizes: { full: 50, short: 3 },
  async run(trial) {
    for (const kind of storeKinds) await killAndLook(trial, kind)
  },
}
