// The process of `npm start`: it starts the workers and the member API, and keeps them running. It loads the supervisor
// only after starting them, so that both happen at the same time.
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Config, loadConfig } from '../config.ts'
import { ChildDeath } from './child.ts'
import { checkDataDir } from './data-dir.ts'
import { bundledMembers } from './members-process.ts'
import { abortStart, forkWorker, type Processes } from './processes.ts'
import { operatorMessage } from './refused-start.ts'

/** Exits with 1, and a line for the operator, when something cannot start. @param buildFolder of `npm run build` */
export async function runPrimary(buildFolder: string) {
  let config: Config | undefined
  try {
    config = loadConfig(process.env)
    await checkDataDir(config.dataDir)
    const processes = startProcesses(config, buildFolder)
    const { supervise } = await import('./supervisor.ts')
    await supervise(config, processes)
  } catch (error) {
    abortStart(error instanceof ChildDeath ? error.message : (operatorMessage(error, config) ?? error))
  }
}

/**
 * How glibc gives out memory to the workers. One arena, since each thread's own holds on to what was freed in it; and the
 * bytes of a page, which are of some 100 KB, get pages of the system's own, so that they can be given back.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }

function startProcesses(config: Config, buildFolder: string): Processes {
  const wanted = config.workers === 'auto' ? availableParallelism() : config.workers
  // A single worker accepts its connections itself, which saves passing them on.
  cluster.schedulingPolicy = wanted === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR
  const members =
    config.memberApiUrl === undefined ? bundledMembers(join(buildFolder, 'members/main.mjs'), config) : undefined
  const env = { ...allocator, ...process.env, ...(members && { MEMBERS_SOCKET: members.socket }) }
  const fork = () => forkWorker(env, () => membersChild?.listening)
  const first = Array.from({ length: wanted }, fork)
  const membersChild = members?.start()
  return { first, fork, members: members && membersChild && { ...members, first: membersChild } }
}
