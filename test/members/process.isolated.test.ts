// The member API as a process: on a socket or a port, refused in one line, gone when told.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { freePort, root, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'

interface Running {
  child: ChildProcess
  out(): string
  err(): string
  exit: Promise<number | null>
}

function start(t: Test, env: Record<string, string>, ipc = false): Running {
  const child = spawn(process.execPath, ['members/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  })
  const texts = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', chunk => {
    texts.out += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', chunk => {
    texts.err += chunk
  })
  // Not `close`, which does not come after a disconnect.
  const exit = Promise.all([
    once(child, 'exit'),
    once(child.stdout ?? child, 'end'),
    once(child.stderr ?? child, 'end'),
  ]).then(([[code]]) => code)
  t.teardown(() => child.kill('SIGKILL'))
  return { child, out: () => texts.out, err: () => texts.err, exit }
}

function folder(t: Test): string {
  const path = mkdtempSync(join(tmpdir(), 'almanac-api-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** @param where a socket or a port */
function ask(
  where: { socketPath: string } | { port: number },
  method: string,
  path: string,
  body?: object,
  token?: string,
) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...where, method, path, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
}

const startMs = 20_000

t.test(
  'on a socket: only its owner may use it, what was answered outlives a kill -9, and it goes with its parent',
  async t => {
    const dir = folder(t)
    const socketPath = join(dir, 'members.sock')
    const env = { DATA_DIR: join(dir, 'data'), MEMBERS_SOCKET: socketPath }
    const first = start(t, env, true)
    const [message] = await once(first.child, 'message')
    t.equal(message, 'listening')
    t.equal(statSync(socketPath).mode & 0o777, 0o600)
    t.equal(statSync(join(dir, 'data')).mode & 0o777, 0o700)
    const joined = await ask({ socketPath }, 'POST', '/accounts', {
      email: 'canary@example.com',
      password: 'a canary password',
    })
    first.child.kill('SIGKILL')
    await first.exit
    t.equal(joined.status, 201)
    const { token } = JSON.parse(joined.body)
    const second = start(t, env, true)
    await once(second.child, 'message')
    const me = await ask({ socketPath }, 'GET', '/members/me', undefined, token)
    t.match(me, { status: 200, body: /canary@example\.com/ })
    second.child.disconnect()
    t.equal(await second.exit, 0)
    for (const line of (first.out() + second.out()).trim().split('\n'))
      t.match(JSON.parse(line), { of: 'members', level: Number })
    t.match(second.out(), /"method":"GET","route":"\/members\/me","status":200/)
    t.notMatch(first.out() + second.out(), /canary/)
    t.equal(first.err() + second.err(), '')
  },
)

t.test('on a port: says where, answers its health, and leaves when told', async t => {
  const port = await freePort()
  const api = start(t, { DATA_DIR: folder(t), MEMBERS_PORT: `${port}` })
  await until(
    'the address line',
    () => api.out().split('\n').includes(`The member API is at http://localhost:${port}`),
    startMs,
  )
  t.same(await ask({ port }, 'GET', '/healthz'), { status: 200, body: '{"status":"ok"}' })
  t.equal((await ask({ port }, 'GET', '/members/me')).status, 401)
  api.child.kill('SIGTERM')
  t.equal(await api.exit, 0)
})

t.test('a start that is refused says why in one line', async t => {
  const dir = folder(t)
  writeFileSync(join(dir, 'members.db'), 'not a database, but long enough to be taken for one '.repeat(50))
  const file = join(dir, 'file')
  writeFileSync(file, '')
  const busy = await freePort()
  const holder = start(t, { DATA_DIR: folder(t), MEMBERS_PORT: `${busy}` })
  await until('the address line', () => holder.out().includes('The member API is at'), startMs)
  const refused: [env: Record<string, string>, words: RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be /],
    [{ AVATAR_STORE: 's3://bucket' }, /^AVATAR_STORE must be 'file': a store at s3:/],
    [{ DATA_DIR: dir }, /^The database .*members\.db is damaged/],
    [{ DATA_DIR: join(file, 'below') }, /cannot be (used|opened) \(ENOTDIR\).*DATA_DIR/],
    [
      { DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/x` },
      /^The database at 127\.0\.0\.1:\d+ cannot be used/,
    ],
    [{ MEMBERS_PORT: `${busy}` }, /^Port \d+ is in use .*MEMBERS_PORT/],
    [{ MEMBERS_SOCKET: join(file, 'members.sock') }, /cannot be (used|opened) \(\w+\).*MEMBERS_SOCKET/],
  ]
  for (const [env, words] of sized(refused.slice(0, 3), refused)) {
    const api = start(t, { DATA_DIR: folder(t), ...env })
    t.equal(await api.exit, 1, JSON.stringify(env))
    t.match(api.err(), words)
    t.equal(api.err().split('\n').length, 2, 'one line')
    t.notMatch(api.err(), 'secret')
    t.equal(api.out(), '')
  }
})
