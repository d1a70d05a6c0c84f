import t from 'tap'
import { lossTopic } from '../../content/loss.ts'
import { checkNext } from '../../publishing/next-texts.ts'
import { openBuild } from '../../server/build.ts'

const file = (slug: string, next: string[] = [], onLoss = false) => ({
  ...{ file: `${slug}.md`, slug, path: `/a/${slug}`, onLoss },
  next: next.map((to, i) => ({ path: `/a/${to}`, line: 7 + i })),
})

t.test('a text names others that are there, and not itself', async t => {
  t.same(checkNext([file('a', ['b']), file('b', ['a'])]), [])
  t.same(checkNext([file('a', ['gone', 'a'])]), [
    'a.md:7: next: /a/gone is no text',
    'a.md:8: next: /a/a is the text itself',
  ])
})

t.test('texts about loss and others do not name each other, and nobody the next pregnancy', async t => {
  const apart = 'does not go with this text: pieces about loss stand beside each other only'
  t.same(checkNext([file('a', ['grief']), file('grief', ['a', 'pregnancy-after-loss'], true)]), [
    `a.md:7: next: /a/grief ${apart}`,
    `grief.md:7: next: /a/a ${apart}`,
    'grief.md:8: next: /a/pregnancy-after-loss is no text',
  ])
  t.same(checkNext([file('grief', ['pregnancy-after-loss'], true), file('pregnancy-after-loss', [], true)]), [
    'grief.md:7: next: /a/pregnancy-after-loss is never recommended',
  ])
})

t.test('twelve may name one, thirteen may not', async t => {
  const naming = (count: number) => [file('b'), ...Array.from({ length: count }, (_, i) => file(`a${i}`, ['b']))]
  t.same(checkNext(naming(12)), [])
  t.same(checkNext(naming(13)), ['b.md: 13 texts name it to read next, at most 12 may'])
})

// The topic of loss is in four parts, which nobody must read in any order.
t.test('every text that is followed by others names them, a topic the three to start with', async t => {
  const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
  for (const kind of ['week', 'month', 'article', 'news', 'review', 'award', 'tool', 'topic'] as const)
    for (const { slug } of content.cards(kind)) {
      if (kind === 'topic' && slug === lossTopic) continue
      const next = (await content.piece(kind, slug))?.next ?? []
      t.ok(next.length >= 3 && (kind !== 'topic' || next.length === 3), `${kind} ${slug}`)
    }
})
