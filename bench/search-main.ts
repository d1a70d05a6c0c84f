// npm run bench:search: the search alone, at 2,000, 20,000 and 100,000 documents.
import { measureSearch, searchGoals, searchTable } from './search.ts'

const all = await measureSearch()
console.table(searchTable(all))
console.table(
  searchGoals(all).map(({ what, value, most, unit }) => ({
    what,
    value: `${value.toFixed(2)}${unit}`,
    goal: `<= ${most}${unit}`,
  })),
)
