// The parts in the order in which they run: by themselves, for the program that starts a process for each.
export const partNames = [
  'kills',
  'match-kills',
  'reserving',
  'upstream',
  'matrix',
  'uploads',
  'interleaved',
  'logs',
  'privacy',
] as const

export type PartName = (typeof partNames)[number]
