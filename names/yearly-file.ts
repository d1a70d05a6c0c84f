// The official files of US names, one for each year: lines of `Name,Sex,Births` in the order of the official ranks.

/** Births of a name in one year and sex. */
export interface Births {
  name: string
  births: number
}

/** The names of one year in the order of the file: the rank of a name is its place, from 1. */
export interface YearOfNames {
  year: number
  girl: readonly Births[]
  boy: readonly Births[]
}

const line = /^([A-Z][a-z]+),([FM]),(\d+)$/

/**
 * Parses a file `yobYYYY.txt` of the US Social Security Administration.
 * @throws Error naming the first line that does not fit, or that breaks the order: most births first, equal ones by the
 * alphabet
 */
export function readYear(year: number, text: string): YearOfNames {
  const girl: Births[] = []
  const boy: Births[] = []
  for (const [at, read] of text.trimEnd().split(/\r?\n/).entries()) {
    const [, name, sex, count] = line.exec(read) ?? []
    if (!name) throw new Error(`Line ${at + 1} of ${year} is no "Name,Sex,Births": ${read.slice(0, 40)}`)
    const list = sex === 'F' ? girl : boy
    const births = Number(count)
    const before = list.at(-1)
    if (before && (before.births < births || (before.births === births && before.name >= name)))
      throw new Error(`Line ${at + 1} of ${year} is out of the official order: ${read}`)
    list.push({ name, births })
  }
  if (!girl.length || !boy.length) throw new Error(`The file of ${year} has names of one sex only.`)
  return { year, girl, boy }
}
