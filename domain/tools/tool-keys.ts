// The tools that store something on the device, and what is counted of them.

/** Keys of tools in content/tools.ts, and parts of their addresses in storage and files. */
export const toolKeys = [
  'due-date',
  'ovulation',
  'gender-chart',
  'contractions',
  'pregnancy-tracker',
  'birth-plan',
  'hospital-bag',
  'baby-budget',
  'baby-tracker',
] as const
export type ToolKey = (typeof toolKeys)[number]

/** What is counted: that somebody entered something, and what they did with it. Never a value. */
export const toolActions = ['use', 'save-file', 'open-file', 'print', 'share', 'forget', 'calendar', 'keep'] as const
export type ToolAction = (typeof toolActions)[number]

/** The key under which the device stores a tool. */
export const toolStorageKey = (key: ToolKey): string => `tool-${key}`
