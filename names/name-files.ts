// Writes the names into a build, and opens them from it at run time.
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readAbout } from './about.ts'
import { makeLists } from './all-lists.ts'
import { countsFrom, fileOfCounts } from './counts-file.ts'
import { makeEras } from './eras.ts'
import { nameSearch } from './name-search.ts'
import { type Names, namesInSteps } from './names.ts'
import { makeSounds } from './near-names.ts'
import { similarTo } from './similar-names.ts'
import { spellingsOf } from './spellings.ts'
import { inSteps, type Steps } from './steps.ts'
import { themes } from './themes.ts'
import { openCounts } from './unpack-counts.ts'

const countsFile = 'counts.bin'

/** Writes what a running site reads into a folder of the build: the counts ready to be used, and copies of the tables. */
export function writeNames(root: string, folder: string) {
  for (const file of globSync(['about.tsv', 'themes/*.tsv'], { cwd: root })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  writeFileSync(join(folder, countsFile), fileOfCounts(openCounts(readFileSync(join(root, 'counts.br')))))
}

/** Opens the names of a build, in steps. @throws when a file is missing or does not fit */
export async function openNames(folder: string): Promise<Names> {
  const [counts, about, lists] = await Promise.all([
    readFile(join(folder, countsFile)),
    readFile(join(folder, 'about.tsv'), 'utf8'),
    Promise.all(
      themes.map(
        async ({ slug }) =>
          [slug, readTheme(await readFile(join(folder, `themes/${slug}.tsv`), 'utf8'), slug)] as const,
      ),
    ),
  ])
  const names = await inSteps(namesInSteps(countsFrom(counts), readAbout(about), new Map(lists)))
  inSteps(makeReady(names)).catch(() => {}) // a page that needs it computes it again
  return names
}

/** Computes everything memoized about names ahead, so that no page has to while others wait. */
function* makeReady(names: Names): Steps<void> {
  yield* makeEras(names.counts)
  yield* makeSounds(names)
  nameSearch(names)
  yield* makeLists(names)
  spellingsOf(names)
  yield
  similarTo(names)
}

/** Parses a curated list: name -> why it is in the list. @throws Error naming the first line that does not fit */
export function readTheme(table: string, slug: string): ReadonlyMap<string, string> {
  const [head, ...lines] = table.replace(/\n+$/, '').split('\n')
  if (head !== 'name\twhy') throw new Error(`themes/${slug}.tsv begins with other columns: ${head}`)
  return new Map(
    lines.map((line, at) => {
      const [name, why, more] = line.split('\t')
      if (!name || !why || more !== undefined)
        throw new Error(`themes/${slug}.tsv, line ${at + 2}, does not fit: ${line.slice(0, 60)}`)
      return [name, why]
    }),
  )
}
