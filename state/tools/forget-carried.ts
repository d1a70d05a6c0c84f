import { toolsThatCarry } from '../../domain/tools/carried.ts'
import type { ToolKey } from '../../domain/tools/tool-keys.ts'
import { fieldsOf, jsonOf } from '../../lib/lenient.ts'
import { carriedKey, readCarried } from './carried-key.ts'

/** Whoever forgets a tool wants its result in no profile either: what this tab stores of that kind goes too. */
export function forgetCarried(tool: ToolKey) {
  const { kind } = fieldsOf(jsonOf(readCarried() ?? ''))
  if (toolsThatCarry.some(row => row.kind === kind && row.tool === tool)) sessionStorage.removeItem(carriedKey)
}
