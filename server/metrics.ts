// What operators count, in Prometheus' form. One registry a process; the primary adds those of all workers up.
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the last byte of its answer.',
  labelNames: ['route', 'status', 'cache'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 2.5],
})
const refused = new Counter({
  name: 'overload_refusals_total',
  help: 'Requests answered 503 because too much was going on.',
})

const lost = new Counter({
  name: 'log_lines_lost_total',
  help: 'Log lines that were given up because nobody read the log.',
})

// Labels of a route are looked up once, not once a request.
const observers = new Map<string, { observe(seconds: number): void }>()

/** Counts an answered request. `route` is a pattern, so the number of series stays small. */
export function observeRequest(route: string, status: number, cache: string, seconds: number) {
  const key = `${route} ${status} ${cache}`
  let observer = observers.get(key)
  if (!observer) {
    observer = requests.labels({ route, status: String(status), cache })
    observers.set(key, observer)
  }
  observer.observe(seconds)
}

export const countRefusal = () => refused.inc()
export const countLostLine = () => lost.inc()

/** Numbers that are read when asked for, such as the size of the page cache. */
export function gauge(name: string, help: string, read: () => number) {
  register.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    collect() {
      this.set(read())
    },
  })
}

/** Memory, event loop and garbage collection of the process. From now on it answers the primary's question. */
export function startProcessMetrics() {
  collectDefaultMetrics()
  aggregated()
}

let registry: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> | undefined
const aggregated = () => {
  registry ??= new AggregatorRegistry()
  return registry
}

/** Of all workers together, asked by the primary. */
export const clusterMetrics = () => aggregated().clusterMetrics()
