// One walk: one browser on one device through a site of its own, step by step.
import { mkdirSync } from 'node:fs'
import { freePort, type RunningProcess, startSite } from '../support/process.ts'
import type { Owner } from '../support/site.ts'
import { startRecorder } from './recorder.ts'
import type { Device, OpenTab } from './tab.ts'
import { createVisit, type Step } from './visit.ts'

export interface Walk {
  openTab: OpenTab
  device: Device
  /** What the device is called. */
  name: string
  steps: readonly Step[]
  /** A folder for pictures; without it there are none. */
  pictures?: string
}

/** Answers of the site that a step does not provoke. @param from how many lines of its log are known */
const refusals = (site: RunningProcess, from: number, expected: readonly number[] = []) =>
  site
    .log()
    .slice(from)
    .flatMap(line => {
      const { res } = line as { res?: { statusCode?: number } } // as: a line of Fastify's about an answer
      const status = res?.statusCode ?? 0
      return status < 400 || expected.includes(status) ? [] : [`the site: ${JSON.stringify(line).slice(0, 200)}`]
    })

/** Takes all steps and tells of each. @returns how many faults it found */
export async function walk(t: Owner, { openTab, device, name, steps, pictures }: Walk): Promise<number> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = await startSite(t, {
    env: { MEMBER_API_URL: '', MAIN_ORIGIN: origin, NAMES_ORIGIN: origin, REGISTRY_ORIGIN: origin },
  })
  const told: string[] = []
  await startRecorder(t, port, site.port, told)
  const tab = await openTab(t, device)
  console.log(`${tab.version}, ${name}, ${device.width} px, ${device.isDark ? 'by night' : 'by day'}`)
  if (pictures) mkdirSync(pictures, { recursive: true })
  let faults = 0
  for (const step of steps) {
    const found: string[] = []
    const note = (fault: string) => found.push(fault)
    const visit = createVisit({ tab, origin, isPhone: device.width < 768, ...(pictures && { pictures }), note })
    const [began, logged] = [performance.now(), site.log().length]
    try {
      await step.run(visit)
    } catch (error) {
      note(String(error))
      await visit.keepPicture(`fault at ${step.name}`).catch(() => {}) // the browser may be what failed
    }
    found.push(...told.splice(0), ...tab.complaints.splice(0), ...refusals(site, logged, step.refused))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${found.length ? 'FAILS' : 'ok   '} ${step.name.padEnd(30)} ${seconds} s`)
    for (const fault of found) console.log(`        ${fault}`)
    faults += found.length
  }
  return faults
}
