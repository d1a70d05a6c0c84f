// Many visitors at once on loopback, for as long as a test needs them.
import { createRequire } from 'node:module'

export interface LoadResult {
  /** Answers by status. */
  statuses: Record<string, number>
  /** Connections that broke or answers that did not come. */
  errors: number
  /** Answers that are not as `check` wants them, the first few. */
  wrong: string[]
}

export interface Load {
  url: string
  headers?: Record<string, string>
  connections: number
  /** Requests that a connection sends without waiting for the answer. */
  pipelining?: number
  seconds: number
  /** Looks at the head of each answer: says what is wrong with it, or nothing. */
  check?(status: number, headers: Record<string, string>): string | undefined
}

// What is used of autocannon, which has no types of its own.
interface Client {
  on(event: 'headers', listener: (head: { statusCode: number; headers: string[] }) => void): void
}
interface Options {
  url: string
  headers: Record<string, string>
  connections: number
  pipelining: number
  duration: number
  timeout: number
  setupClient(client: Client): void
}
interface Outcome {
  errors: number
  statusCodeStats: Record<string, { count: number }>
}
const autocannon: (options: Options) => PromiseLike<Outcome> & { stop(): void } = createRequire(import.meta.url)(
  'autocannon',
)

/** Starts to ask. `stop` ends it before its time; `result` is there when it has ended. */
export function startLoad({ url, headers = {}, connections, pipelining = 1, seconds, check }: Load): {
  stop(): void
  result: Promise<LoadResult>
} {
  const wrong: string[] = []
  const running = autocannon({
    url,
    headers,
    connections,
    pipelining,
    duration: seconds,
    timeout: 30, // seconds: much longer than any answer takes, for the machine may be busy
    setupClient(client) {
      client.on('headers', ({ statusCode, headers }) => {
        const fault = check?.(statusCode, named(headers))
        if (fault && wrong.length < 5) wrong.push(fault)
      })
    },
  })
  const result = Promise.resolve(running).then(({ errors, statusCodeStats }) => ({
    statuses: Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])),
    errors,
    wrong,
  }))
  return { stop: () => running.stop(), result }
}

function named(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let i = 0; i + 1 < raw.length; i += 2) headers[String(raw[i]).toLowerCase()] = String(raw[i + 1])
  return headers
}

/** Does `work` for all items, at most `limit` at once; results in the order of the items. */
export async function inParallel<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  async function worker() {
    // I is within the items
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as T, i)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
