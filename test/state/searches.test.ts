import t from 'tap'
import { parseSearches, withSearch } from '../../state/searches.ts'

t.test('the newest first, each once, only so many, and nothing of what is no list of texts', async t => {
  t.same(withSearch(['sleep', 'Croup'], '  croup '), ['croup', 'sleep'])
  t.same(withSearch(['a', 'b', 'c', 'd', 'e', 'f'], 'new'), ['new', 'a', 'b', 'c', 'd', 'e'])
  t.same(withSearch(['sleep'], 'x'.repeat(61)), ['sleep'], 'a long text is not remembered')
  t.same(withSearch(['sleep'], '  '), ['sleep'])
  for (const stored of [null, '', '{', '{}', '7']) t.same(parseSearches(stored), [], String(stored))
  t.same(parseSearches('["sleep", 7, null]'), ['sleep'])
})
