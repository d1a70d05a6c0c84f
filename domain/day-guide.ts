/** What the front page takes from a guide. */
export interface DayGuide {
  path: string
  title: string
  /** Things to do, of which three are shown a day. */
  lines: readonly string[]
  /** Of the baby; none while there is nothing to measure. */
  size?: {
    object: string
    by: 'length' | 'weight'
    /** A drawing in assets/art; in the browser its address. */
    art: string
    /** Millimeters that the whole of the drawing stands for. */
    mm?: number
    length: { metric: string; us: string }
  }
}

/** By the last part of their address: '20-weeks-pregnant', '5-month-old-baby'; '' is for whoever is trying. */
export type DayGuides = Readonly<Record<string, DayGuide>>
