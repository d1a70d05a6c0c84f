// What a program finds and what is none, each with its reason. One that is found no more has to go.
import type { Finding } from './tool.ts'

interface Accepted extends Omit<Finding, 'where'> {
  where: RegExp
  why: string
}

const accepted: readonly Accepted[] = []

const fits = (one: Accepted, { tool, kind, where }: Finding) => one.tool === tool && one.kind === kind && one.where.test(where)

export const isAccepted = (finding: Finding): boolean => accepted.some(one => fits(one, finding))

/** Reasons that excuse nothing any more. @param tools that were run */
export const unusedReasons = (findings: readonly Finding[], tools: readonly string[]): string[] =>
  accepted.filter(one => tools.includes(one.tool) && !findings.some(finding => fits(one, finding))).map(({ why }) => why)
