// Metrics for operators, in the format of Prometheus. Each process has a registry; the primary adds up the workers'.
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

// An observer for each combination of labels, so that a request does not look the labels up.
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

/** A number that is read when the metrics are asked for, such as the size of the page cache. */
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

/** Adds memory, event loop and garbage collection of this process, and answers the primary from now on. */
export function startProcessMetrics() {
  collectDefaultMetrics()
  aggregated()
}

let registry: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> | undefined
const aggregated = () => {
  registry ??= new AggregatorRegistry()
  return registry
}

/** The metrics of all workers together; for the primary. */
export const clusterMetrics = () => aggregated().clusterMetrics()
