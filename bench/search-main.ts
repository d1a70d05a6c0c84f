// npm run bench:search: how good the search is on judged searches of the built content, then how fast it is alone, at
// 2,000, 20,000 and 100,000 documents. With `-- --quality` only the first.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { searchFile } from '../search/open-site-search.ts'
import { openBuild } from '../server/build.ts'
import { measureSearch, searchGoals, searchTable } from './search.ts'
import { measureQuality, qualityGoals } from './search-quality.ts'

const { folder, contentId, content } = openBuild(join(import.meta.dirname, '../dist'))
const quality = await measureQuality(content)
for (const { text, found } of [...quality.misses, ...quality.heldOut.misses])
  console.log(`No right answer: ${text} -> ${found.join(', ')}`)
for (const text of quality.unhelped) console.log(`No help: ${text}`)
const indexMb = statSync(join(folder, 'content', contentId, searchFile)).size / 1e6
const share = (part: number) => `${(100 * part).toFixed(1)} %`
console.table({
  'nDCG@5': quality.ndcg.toFixed(3),
  'without a right answer in the first three': share(quality.missed),
  'nDCG@5 of searches held out': quality.heldOut.ndcg.toFixed(3),
  'held out, without a right answer in the first three': share(quality.heldOut.missed),
  'nDCG@5 of searches by many voices': quality.fresh.ndcg.toFixed(3),
  'by many voices, without a right answer in the first three': share(quality.fresh.missed),
  'nDCG@5 of searches at the kitchen table': quality.kitchenTable.ndcg.toFixed(3),
  'at the kitchen table, without a right answer in the first three': share(quality.kitchenTable.missed),
  'in danger without help first': quality.unhelped.length,
  'index, MB': indexMb.toFixed(2),
  'ms a query': quality.queryMs.toFixed(2),
})

const all = process.argv.includes('--quality') ? [] : await measureSearch()
if (all.length) {
  console.table(searchTable(all))
  console.table(
    searchGoals(all).map(({ what, value, most, unit }) => ({
      what,
      value: `${value.toFixed(2)}${unit}`,
      goal: `<= ${most}${unit}`,
    })),
  )
}
if (quality.ndcg < qualityGoals.ndcg || quality.unhelped.length > 0) process.exitCode = 1
