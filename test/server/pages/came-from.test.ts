// Who joins or logs in is led back to the page they came from, also where its link could not say it.
import t from 'tap'
import { parseHtml, withName } from '../../support/html.ts'
import { testSite } from '../../support/site.ts'

const origin = 'http://localhost:3000'
const { ask } = await testSite(t)

/** Where the form of a page leads on to. */
async function targetOf(url: string, referer?: string) {
  const { body, statusCode } = await ask({ url, headers: referer === undefined ? {} : { referer } })
  t.equal(statusCode, 200)
  const field = withName(parseHtml(body), 'input').find(({ attributes }) => attributes.name === 'target')
  return field?.attributes.value ?? null
}

const article = '/a/foods-to-limit-in-pregnancy?utm=mail'
t.test('a page of ours that a visitor comes from', async t => {
  for (const page of ['/join', '/join?stage=ttc', '/login'])
    t.equal(await targetOf(page, origin + article), article, page)
  t.equal(
    await targetOf('/join?target=%2Fsweepstakes', origin + article),
    '/sweepstakes',
    'a link that says it is asked first',
  )
})

t.test('no other address', async t => {
  const hostile: readonly (string | undefined)[] = [
    undefined,
    '',
    'https://elsewhere.test/a/x',
    `${origin}.elsewhere.test/a/x`,
    `http://localhost:3000@elsewhere.test/a/x`,
    `${origin}//elsewhere.test/`,
    `${origin}/\\elsewhere.test/`,
    `${origin}/a/x%0d%0ay`,
    `${origin}/a/${'x'.repeat(10_000)}`,
    'javascript:alert(1)',
    'null',
    `${origin}/join?target=%2Fa%2Fx`,
    `${origin}/login`,
    `${origin}/logout`,
    `${origin}/reset-password?token=secret`,
  ]
  for (const referer of hostile) t.equal(await targetOf('/join', referer), null, String(referer).slice(0, 60))
})
