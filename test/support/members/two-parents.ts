// A match of two parents, for tests that ask as one or the other.
import type { LightMyRequestResponse } from 'fastify'
import type { Vote } from '../../../domain/names/match.ts'
import type { TestMembers } from '../members.ts'

export interface Parent {
  token: string
  vote(name: string, vote: Vote | null, own?: boolean): Promise<LightMyRequestResponse>
  see(): Promise<LightMyRequestResponse>
}

export interface Couple {
  code: string
  a: Parent
  b: Parent
}

let started = 0

/** A parent with a token that may be anybody's. */
export function parent({ ask }: TestMembers, code: string, token: string): Parent {
  return {
    token,
    vote: (name, vote, own) =>
      ask('PUT', `/matches/${code}/votes/${encodeURIComponent(name)}`, {
        token,
        body: { vote, ...(own !== undefined && { own }) },
      }),
    see: () => ask('GET', `/matches/${code}`, { token }),
  }
}

/** Starts a match and joins it. */
export async function couple(members: TestMembers): Promise<Couple> {
  started++
  const ip = `10.1.${started >> 8}.${started & 255}` // so that no limit is met by accident
  const { code, token } = (await members.ask('POST', '/matches', { ip })).json()
  const joined = (await members.ask('POST', `/matches/${code}/join`, { ip })).json()
  return { code, a: parent(members, code, token), b: parent(members, code, joined.token) }
}
