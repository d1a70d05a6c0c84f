// Two parents agreeing on a name: private votes and mutual matches. What a parent sees depends on their own votes and
// on names that both said yes to, and on no other vote of the other parent (docs/decisions/0022).
import { matchNameKey, type Vote } from '../domain/names/match.ts'
import { instant } from './instants.ts'
import { takeOrRefuse } from './limits.ts'
import { recordMatchUse, recordMatchView, requireSeat } from './match-seats.ts'
import { ruleBroken } from './refusal.ts'
import type { Db, SeatRow } from './store/schema.ts'

const maxVotes = 5000

export interface OwnVote {
  name: string
  vote: Vote
}

/** Both lists in alphabetical order, in this parent's own spelling. */
export interface Agreed {
  /** Names that both say yes to now. */
  matches: string[]
  /** Names that both said yes to once, and that one of them has taken back since. */
  let_go: string[]
}

/** What one parent sees of the match. */
export interface MatchView extends Agreed {
  /** Whether the second parent has joined. */
  joined: boolean
  /** This parent's votes, oldest first. */
  votes: OwnVote[]
  /** Names among them that this parent typed in. */
  own_names: string[]
}

/** What the parent with this token sees. @throws HttpError 404 when the token has no seat in this match */
export async function readMatch(db: Db, code: string, token: string | null, now: number): Promise<MatchView> {
  const seat = await requireSeat(db, code, token, now)
  await recordMatchView(db, seat, now)
  const votes = await ownVotes(db, seat)
  const joined = await db
    .selectFrom('match_seats')
    .select('seat')
    .where('code_hash', '=', seat.code_hash)
    .where('seat', '=', 2)
    .executeTakeFirst()
  return {
    joined: joined !== undefined,
    votes: votes.map(({ name, vote }) => ({ name, vote })),
    own_names: votes.filter(({ own }) => own === 1).map(({ name }) => name),
    ...(await readAgreed(db, seat)),
  }
}

const ownVotes = (db: Db, { code_hash, seat }: SeatRow) =>
  db
    .selectFrom('match_votes')
    .select(['name', 'vote', 'own'])
    .where('code_hash', '=', code_hash)
    .where('seat', '=', seat)
    .orderBy('voted_at')
    .orderBy('name_key')
    .execute()

export interface Ballot {
  /** Checked by `readMatchName`. */
  name: string
  /** Null deletes the vote. */
  vote: Vote | null
  /** Typed in by the parent, not taken from the cards. */
  own: boolean
}

/** Stores a parent's vote. Call it in a transaction. @throws HttpError 404; 422 when they have too many votes; 429 */
export async function setVote(db: Db, code: string, token: string | null, given: Ballot, now: number): Promise<Agreed> {
  const seat = await requireSeat(db, code, token, now)
  await takeOrRefuse(db, 'match-vote', seat.token_hash, now)
  await recordMatchUse(db, seat.code_hash, now)
  const name_key = matchNameKey(given.name)
  if (given.vote === null) await deleteVote(db, seat, name_key)
  else await putVote(db, seat, name_key, { ...given, vote: given.vote }, now)
  await storeMutualMatch(db, seat.code_hash, name_key)
  return readAgreed(db, seat)
}

const deleteVote = (db: Db, { code_hash, seat }: SeatRow, name_key: string) =>
  db
    .deleteFrom('match_votes')
    .where('code_hash', '=', code_hash)
    .where('seat', '=', seat)
    .where('name_key', '=', name_key)
    .execute()

async function putVote(
  db: Db,
  { code_hash, seat }: SeatRow,
  name_key: string,
  { name, vote, own }: Ballot & { vote: Vote },
  now: number,
) {
  const said = { name, vote, own: own ? 1 : 0, voted_at: instant(now) } as const
  await db
    .insertInto('match_votes')
    .values({ code_hash, seat, name_key, ...said })
    .onConflict(conflict => conflict.columns(['code_hash', 'seat', 'name_key']).doUpdateSet(said))
    .execute()
  const { count } = await db
    .selectFrom('match_votes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('code_hash', '=', code_hash)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow()
  if (count > maxVotes) throw ruleBroken('name', 'list-full')
}

/**
 * Stores a name that both say yes to. It stays when one takes the yes back: else a parent could vote yes, see the
 * other's yes, and take their own back unseen.
 */
async function storeMutualMatch(db: Db, code_hash: string, name_key: string) {
  const saidYes = db
    .selectFrom('match_votes')
    .select(['code_hash', 'seat', 'name_key', 'name'])
    .where('code_hash', '=', code_hash)
    .where('name_key', '=', name_key)
    .where('vote', '=', 'yes')
  const both = await saidYes.execute()
  if (both.length < 2) return
  await db
    .insertInto('match_names')
    .values(both)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function readAgreed(db: Db, { code_hash, seat }: SeatRow): Promise<Agreed> {
  const said = await db
    .selectFrom('match_names')
    .select(({ selectFrom, fn }) => [
      'name_key',
      'name',
      selectFrom('match_votes')
        .select(fn.countAll<number>().as('yes'))
        .whereRef('match_votes.code_hash', '=', 'match_names.code_hash')
        .whereRef('match_votes.name_key', '=', 'match_names.name_key')
        .where('vote', '=', 'yes')
        .as('yes'),
    ])
    .where('code_hash', '=', code_hash)
    .where('seat', '=', seat)
    .execute()
  const ordered = said.toSorted((a, b) => (a.name_key < b.name_key ? -1 : 1))
  const named = (isNow: boolean) => ordered.filter(({ yes }) => (yes === 2) === isNow).map(({ name }) => name)
  return { matches: named(true), let_go: named(false) }
}
