// A client of the W3C's WebDriver, as much of it as the walk needs: https://www.w3.org/TR/webdriver2/
import { setTimeout as sleep } from 'node:timers/promises'

const answerMs = 60_000

export class WebDriverError extends Error {
  readonly code: string
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`)
    this.code = error
  }
}

export interface Session {
  /** A command of the session: its path below the session, and its body where it has one. @throws WebDriverError */
  send<Answer = null>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>
  capabilities: { browserName: string; browserVersion: string }
}

async function call<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerMs),
  })
  const { value } = (await answer.json()) as { value: Answer } // as: the standard's form of every answer
  if (!answer.ok) throw new WebDriverError(value as never) // as: an error's form
  return value
}

/** Begins a session as soon as the driver listens. @throws WebDriverError when it offers no such browser */
export async function beginSession(driver: string, capabilities: object): Promise<Session> {
  const last = Date.now() + 10_000
  while (!(await call<{ ready: boolean }>(`${driver}/status`, 'GET').catch(() => null))?.ready) {
    if (Date.now() > last) throw new Error(`No driver listens at ${driver}.`)
    await sleep(50)
  }
  const session = await call<{ sessionId: string; capabilities: Session['capabilities'] }>(
    `${driver}/session`,
    'POST',
    {
      capabilities: { alwaysMatch: capabilities },
    },
  )
  return {
    capabilities: session.capabilities,
    send: (method, path, body) => call(`${driver}/session/${session.sessionId}${path}`, method, body),
  }
}

/** Runs a function in the page. What it waits for is waited for there. */
export const ask = <Found>({ send }: Session, inPage: (...given: never[]) => unknown, given: unknown[]) =>
  send<Found>('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args: given })

/** What an input device does, as the standard writes it. */
const act = ({ send }: Session, device: object) => send('POST', '/actions', { actions: [device] }).then(() => {})

/** Presses the mouse at a place of the window. */
export const pressAt = (session: Session, x: number, y: number) =>
  act(session, {
    ...{ type: 'pointer', id: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  })

/** Presses keys one after the other. @param values characters, or the standard's own for keys without one */
export const pressKeys = (session: Session, values: readonly string[]) =>
  act(session, {
    ...{ type: 'key', id: 'keyboard' },
    actions: values.flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  })
