// One page under Lighthouse: a phone of the middle, simulated, in a browser that is fresh each time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import puppeteer from 'puppeteer'
import { runToEnd } from '../peers/run.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What we read of Lighthouse's report. */
export interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  /** A score is from 0 to 1; null for what only informs. */
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string }
}

const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const visitMs = 120_000
/** Lighthouse now and then loses a trace on a busy machine; the visit is repeated then. */
const attempts = 3

/**
 * Visits a page once and gives Lighthouse's report: mobile profile, default throttling, simulated.
 * @param file where the report is written
 * @throws when Lighthouse fails three times, or needs more than two minutes
 */
export async function visit(url: string, file: string): Promise<Report> {
  let lost = ''
  for (let i = 0; i < attempts; i++) {
    const report = await visitOnce(url, file)
    if (!report.runtimeError) return report
    lost = report.runtimeError.code
  }
  throw new Error(`Lighthouse could not measure ${url}: ${lost}, ${attempts} times.`)
}

async function visitOnce(url: string, file: string): Promise<Report> {
  // The sandbox needs rights that root and many containers do not give; only pages of ours are opened.
  const browser = await puppeteer.launch({
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en-US'],
    defaultViewport: null,
  })
  try {
    const { port } = new URL(browser.wsEndpoint())
    const flags = [
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      `--only-categories=${categories}`,
    ]
    const args = [cli, url, `--port=${port}`, '--output=json', `--output-path=${file}`, ...flags]
    await runToEnd(process.execPath, args, { cwd: import.meta.dirname, ms: visitMs })
  } finally {
    await browser.close()
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
