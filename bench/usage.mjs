// Loaded before a measured server: tells what it has used so far when asked.
process.on('message', message => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send({ cpuUs: user + system, rssMb: process.memoryUsage.rss() / 1048576 })
})
process.channel?.unref()
