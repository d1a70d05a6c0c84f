import t, { type Test } from 'tap'
import { countVisit } from '../../client/visits.ts'
import { readCookie, writeCookie } from '../../state/cookies.ts'

const long = 'max-age=86313600' // 999 days

/** A browser at a page, whose cookies are read and written as text. */
function browser(t: Test, pathname: string, protocol = 'https:') {
  const jar = new Map<string, string>()
  const written: string[] = []
  const document = {
    documentElement: { dataset: {} },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    },
  }
  t.intercept(globalThis, 'document', { value: document as never }) // all that is needed of it
  t.intercept(globalThis, 'location', { value: { pathname, protocol } as never })
  return { jar, written }
}

t.test('the first visit, its other pages, and later visits', async t => {
  const { jar, written } = browser(t, '/')
  countVisit()
  t.same(written.sort(), [
    `tb_visits=0; path=/; samesite=lax; ${long}; secure`,
    'visit=1; path=/; samesite=lax; secure',
  ])
  countVisit()
  t.equal(jar.get('tb_visits'), '0', 'another page of the first visit')
  for (const visit of ['1', '2']) {
    jar.delete('visit') // the browser was closed
    countVisit()
    countVisit()
    t.equal(jar.get('tb_visits'), visit)
  }
})

t.test('what is no number starts anew', async t => {
  const { jar } = browser(t, '/')
  for (const text of ['', 'NaN', '-1', '1e9', '12345678901234567890']) {
    jar.clear()
    jar.set('tb_visits', text)
    countVisit()
    t.equal(jar.get('tb_visits'), '0', text)
  }
  jar.delete('tb_visits')
  countVisit()
  t.equal(jar.get('tb_visits'), '0', 'one that was deleted in the middle of a visit')
})

for (const [path, name] of [
  ['/saved-articles', 'enter_save_article_page_first_time'],
  ['/b/favorites', 'enter_favorite_baby_name_page_first_time'],
] as const)
  t.test(`${path} is remembered, and stays as it is`, async t => {
    const { jar, written } = browser(t, path)
    countVisit()
    t.ok(written.includes(`${name}=0; path=/; samesite=lax; ${long}; secure`))
    jar.set(name, '1')
    countVisit()
    t.equal(jar.get(name), '1')
    t.equal([...jar.keys()].filter(key => key.startsWith('enter_')).length, 1, 'not the other one')
  })

t.test('a cookie', async t => {
  const { jar, written } = browser(t, '/', 'http:')
  jar.set('ab', '1').set('b', '2')
  t.equal(readCookie('b'), '2', 'not one whose name ends so')
  t.equal(readCookie('a'), undefined)
  writeCookie('c', 'x', 60)
  t.same(written, ['c=x; path=/; samesite=lax; max-age=60'], 'secure on https only')
})
