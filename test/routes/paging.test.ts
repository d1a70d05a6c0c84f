import t from 'tap'
import { neighbourPages, paged, pagePath, pageWords } from '../../routes/paging.ts'

const items = (count: number) => Array.from({ length: count }, (_, i) => i)

t.test('a list goes over as many pages as it needs', async t => {
  t.same(paged([]), { shown: [], page: 1, pages: 1 }, 'an empty one has a page')
  t.match(paged(items(24)), { page: 1, pages: 1 })
  t.match(paged(items(25)), { page: 1, pages: 2 })
  t.same(paged(items(25), '2')?.shown, [24])
  const all = [1, 2, 3].flatMap(page => [...(paged(items(60), String(page))?.shown ?? [])])
  t.same(all, items(60), 'each item stands on one page, in its order')
})

t.test('a page that is not there is none', async t => {
  for (const asked of ['0', '3', '-1', '1.5', '01', ' 1', '1e1', '', 'two', '９', '9999999999'])
    t.equal(paged(items(30), asked), undefined, JSON.stringify(asked))
})

t.test('the first page has the list’s own address and title', async t => {
  t.equal(pagePath('/a/', 1), '/a/')
  t.equal(pagePath('/a/', 2), '/a/?page=2')
  t.equal(pageWords('News', 1), 'News')
  t.equal(pageWords('News', 3), 'News, page 3')
})

t.test('the head of a page of a list names the pages beside it', async t => {
  t.same(neighbourPages('/a/', 1, 1), {})
  t.same(neighbourPages('/a/', 1, 3), { next: '/a/?page=2' })
  t.same(neighbourPages('/a/', 2, 3), { prev: '/a/', next: '/a/?page=3' })
  t.same(neighbourPages('/a/', 3, 3), { prev: '/a/?page=2' })
})
