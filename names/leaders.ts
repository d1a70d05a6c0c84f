// The names that led a decade, for the ridges on the front page of the names.
import type { Sex } from './counts.ts'
import type { Name, Names } from './names.ts'
import { decadesOf, popularInDecade } from './popular-names.ts'

export interface Leader {
  name: Name
  /** Decades in which it was given most, oldest first: 1880 for the 1880s. */
  decades: readonly number[]
}

/** The most given name of each decade, in the order in which they first led. */
export function leadersOf(names: Names, sex: Sex): Leader[] {
  const led = new Map<Name, number[]>()
  for (const from of decadesOf(names).toReversed()) {
    const [first] = popularInDecade(names, sex, from, 1)
    if (first) led.set(first.name, [...(led.get(first.name) ?? []), from])
  }
  return [...led].map(([name, decades]) => ({ name, decades }))
}
