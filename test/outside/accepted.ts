// What a program finds and what is none, each with its reason. One that is found no more has to go.
import type { Finding } from './tool.ts'

interface Accepted extends Omit<Finding, 'where'> {
  where: RegExp
  why: string
}

const accepted: readonly Accepted[] = [
  {
    tool: 'wapiti',
    kind: 'HTTP Secure Headers',
    where: /X-XSS-Protection/,
    why: 'It is there and says 0: the filter that it switched on is gone from browsers, and had holes of its own.',
  },
  {
    tool: 'wapiti',
    kind: 'HTTP Secure Headers',
    where: /Strict-Transport-Security/,
    why: 'Over plain http, as here, browsers ignore it; over https it is sent.',
  },
  {
    tool: 'wapiti',
    kind: 'Secure Flag cookie',
    where: /cookie : (?:uid|session|header|device|begin)/,
    why: 'Over plain http a Secure cookie would be lost; over https every cookie has it.',
  },
]

const fits = (one: Accepted, { tool, kind, where }: Finding) =>
  one.tool === tool && one.kind === kind && one.where.test(where)

export const isAccepted = (finding: Finding): boolean => accepted.some(one => fits(one, finding))

/** Reasons that excuse nothing any more. @param tools that were run */
export const unusedReasons = (findings: readonly Finding[], tools: readonly string[]): string[] =>
  accepted
    .filter(one => tools.includes(one.tool) && !findings.some(finding => fits(one, finding)))
    .map(({ why }) => why)
