// Loaded before a measured server: tells what it has used so far when asked, with all workers that it has.
import cluster from 'node:cluster'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Where the processor is short, those who ask have machines of their own: they are not kept waiting by who answers.
if (process.env.NICE) setPriority(Number(process.env.NICE))

const megabyte = 1024 * 1024
const who = cluster.isWorker ? 'worker' : 'primary'
const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return [{ cpuUs: user + system, rssMb: process.memoryUsage.rss() / megabyte }]
  },
  memory: () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const bytes = { rss, ...mapped(), heapUsed, heapTotal, external }
    return [{ who, ...Object.fromEntries(Object.entries(bytes).map(([name, value]) => [name, value / megabyte])) }]
  },
  held: async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc')
    for (let i = 0; i < 3; i++) {
      collectGarbage()
      await wait(50) // buffers beside the heap are let go a little later
    }
    const { heapUsed, external, rss } = process.memoryUsage()
    const files = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : null
    return [{ who, pid: process.pid, heapMb: (heapUsed + external) / megabyte, rssMb: rss / megabyte, files }]
  },
}

/** What Linux says of this process's pages, in bytes. @throws on other systems */
function mapped() {
  const text = readFileSync('/proc/self/smaps_rollup', 'utf8')
  const read = name => Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1]) * 1024
  return { pss: read('Pss'), own: read('Anonymous') }
}

function askWorker(worker, what) {
  return new Promise(resolve => {
    const listen = message => {
      if (message.what !== what) return
      worker.off('message', listen)
      resolve(message.told)
    }
    worker.on('message', listen).send({ ask: what })
  })
}

process.on('message', async ({ ask: what }) => {
  if (!what) return
  const own = await answers[what]()
  if (cluster.isWorker) return void process.send({ what, told: own })
  const all = await Promise.all(Object.values(cluster.workers ?? {}).map(worker => askWorker(worker, what)))
  process.send({ told: [...own, ...all.flat()] })
})
if (cluster.isPrimary) process.channel?.unref()
