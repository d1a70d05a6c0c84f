// Whether a timer of a tool runs on this device, in this tab or another: nothing asks anybody anything then. The first
// script asks for it on every page, so it is small.
import type { ToolKey } from '../domain/tools/tool-keys.ts'
import { readStored } from './device-storage.ts'

/** Where the device stores tools that time something: contractions, a count of movements, a sleep or a feed. */
const keys = ['tool-contractions', 'tool-pregnancy-tracker', 'tool-baby-tracker'] as const satisfies `tool-${ToolKey}`[]

/** How that ends while a timer runs (`runs`, its last field): a log of years need not be parsed to be asked. */
const runningEnd = '"runs":true}'

export const timerRuns = (): boolean => keys.some(key => readStored(key).text?.endsWith(runningEnd))
