// An SMTP server that takes connections and never says a word.
import { createServer, type Socket } from 'node:net'
import { freePort } from '../../support/process.ts'
import type { Owner } from '../../support/site.ts'
import type { Case, Scene } from '../case.ts'
import { password } from '../person.ts'

const answerMs = 4000 // 2 s are promised; the machine may be busy

/** @returns its address */
async function tarpit(t: Owner): Promise<string> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${port}`
}

/** Everything that writes a letter is answered at once. */
async function ask({ person, check }: Scene) {
  for (let i = 0; i < 4; i++) {
    const one = person(`127.0.0.${10 + i}`)
    const email = `m${i}@example.com`
    const joined = await one.send('/join', { email, password, first_name: 'Mara', stage: 'none' })
    check(
      joined.status === 303 && joined.ms < answerMs,
      `joining was answered ${joined.status} after ${joined.ms.toFixed()} ms`,
    )
    const reset = await one.send('/forgot-password', { email })
    check(
      reset.status === 303 && reset.ms < answerMs,
      `a reset was answered ${reset.status} after ${reset.ms.toFixed()} ms`,
    )
    const { text } = await one.ask({ path: '/api/members/me' })
    const gone = await one.change('DELETE', `/api/members/${Object(JSON.parse(text)).member?.id_string}`, { password })
    check(
      gone.status === 204 && gone.ms < answerMs,
      `a deletion was answered ${gone.status} after ${gone.ms.toFixed()} ms`,
    )
    const nobody = await one.send('/login', { email, password })
    check(nobody.status === 422, `a deleted member logged in: ${nobody.status}`)
  }
}

export const mailCases: readonly Case[] = [
  {
    name: 'an SMTP server that never answers',
    env: async t => ({ SMTP_URL: await tarpit(t) }),
    promised: { pages: 'all', member: 'named' },
    heldMs: 1000,
    breaks: ask,
  },
]
