// Saving a profile through the site's proxy beside the same save straight at the member API: the real one, on SQLite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contestant, compete, type Round } from './load.ts'
import { type Server, startServer } from './servers.ts'

export interface Saves {
  straight: Round
  proxied: Round
}

const connections = 10

/** @param dist the built site */
export async function measureSaves(dist: string): Promise<Saves> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-members-'))
  const servers: Server[] = []
  const start = async (script: string, env: Record<string, string>, path: string) => {
    const server = await startServer(join(dist, script), { DATA_DIR: folder, ...env }, path)
    servers.push(server)
    return server
  }
  try {
    const api = await start('members/main.mjs', {}, '/healthz')
    const site = await start('server/main.mjs', { MEMBER_API_URL: api.origin }, '/healthz')
    const { token, id } = await becomeMember(api.origin)
    const save = (name: string, server: Server, path: string, identity: Record<string, string>): Contestant => ({
      name,
      server,
      path,
      method: 'PATCH',
      body: JSON.stringify({ member: { first_name: 'Ada', is_ttc: true } }),
      headers: { 'content-type': 'application/json', ...identity },
    })
    const rounds = await compete(
      [
        save('straight', api, `/members/${id}`, { authorization: `Bearer ${token}` }),
        save('proxied', site, `/api/members/${id}`, { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' }),
      ],
      { connections },
    )
    const [straight, proxied] = rounds.values()
    if (!straight || !proxied) throw new Error('The saves did not run.')
    return { straight, proxied }
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function becomeMember(origin: string): Promise<{ token: string; id: string }> {
  const answer = await fetch(`${origin}/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.test', password: 'a password for the bench' }),
  })
  // The cast: the contract of our own API.
  const { token, member } = (await answer.json()) as { token: string; member: { id_string: string } }
  return { token, id: member.id_string }
}
