// Loaded before a measured server: tells what it has used so far when asked, with all workers that it has.
import cluster from 'node:cluster'

const own = () => {
  const { user, system } = process.cpuUsage()
  return { cpuUs: user + system, rssMb: process.memoryUsage.rss() / 1048576 }
}

function usageOf(worker) {
  return new Promise(resolve => {
    const listen = message => {
      if (!message.usage) return
      worker.off('message', listen)
      resolve(message.usage)
    }
    worker.on('message', listen).send('usage')
  })
}

process.on('message', async message => {
  if (message !== 'usage') return
  if (cluster.isWorker) return void process.send({ usage: own() })
  const all = [own(), ...(await Promise.all(Object.values(cluster.workers ?? {}).map(usageOf)))]
  const sum = what => all.reduce((total, usage) => total + usage[what], 0)
  process.send({ cpuUs: sum('cpuUs'), rssMb: sum('rssMb') })
})
if (cluster.isPrimary) process.channel?.unref()
