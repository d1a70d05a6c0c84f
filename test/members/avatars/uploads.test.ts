// Uploads: every file of the corpus gets its answer, in time, and nothing of it but its picture is kept.
import t from 'tap'
import { formOf, kept, sendAvatar } from '../../support/avatar-forms.ts'
import { testMembers } from '../../support/members.ts'
import { blackPng, blue, bmp, located, red } from '../../support/pictures.ts'
import { freshPlace } from '../../support/stores.ts'
import { look, uploadCorpus } from '../../support/upload-corpus.ts'

const codes = { 413: 'avatar-too-large', 415: 'avatar-type', 422: 'avatar-unreadable' }
const isNear = (found: number[], wanted: readonly number[]) => wanted.every((value, i) => Math.abs(value - (found[i] ?? -1)) <= 24)

t.test('a corpus of files', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const corpus = await uploadCorpus()
  t.ok(corpus.length >= 40, `${corpus.length} files`)
  let last: string[] = []
  for (const { what, fileName, bytes, status, isShown } of corpus) {
    const started = performance.now()
    const answer = await sendAvatar(members, { token, member: member.id_string, parts: [['file', bytes, fileName]] })
    const ms = performance.now() - started
    t.equal(answer.statusCode, status, `${what}: ${answer.body}`)
    t.ok(ms < 2000, `${what}: ${ms.toFixed()} ms`)
    if (status !== 200) {
      t.match(answer.json(), { code: codes[status], field: 'file' }, what)
      t.same(kept(members), last, `${what}: what was there stays, and nothing else`)
      continue
    }
    const picture = (await members.ask('GET', answer.json().avatar_url)).rawPayload
    const { left, right, metadata } = await look(picture)
    t.match(metadata, { format: 'webp', width: 512, height: 512, pages: undefined }, what)
    t.notOk(picture.includes('canary'), `${what}: nothing of the file itself`)
    if (isShown) t.ok(isNear(left, red) && isNear(right, blue), `${what}: ${left} and ${right}`)
    last = [answer.json().avatar_url.replace('/avatars/', '')]
    await t.resolves(goneBut(last[0] ?? ''), `${what}: the picture before it is gone`)
  }

  /** The one before is removed after the answer. */
  async function goneBut(file: string) {
    for (let tries = 0; kept(members).length > 1 && tries < 100; tries++) await new Promise(resolve => setTimeout(resolve, 5))
    if (kept(members).join() !== file) throw new Error(`${kept(members)} are kept`)
  }
})

t.test('where, when and by whom a photograph was taken is not kept, and it stands upright', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const photograph = await located()
  t.ok(photograph.includes('Canary Author') && photograph.includes('<canary/>'), 'the file tells')
  const answer = await sendAvatar(members, { token, member: member.id_string, parts: [['file', photograph, 'a.jpg']] })
  const picture = (await members.ask('GET', answer.json().avatar_url)).rawPayload
  const { metadata, left, right } = await look(picture)
  t.match(metadata, { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, orientation: undefined })
  t.notMatch(picture.toString('latin1'), /canary|GPS|EXIF|XMP |ICCP/i)
  t.same(left, right, 'left and right have become above and below')
})

t.test('a bomb is refused before it goes off', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const bomb = blackPng(30_000, 30_000)
  const send = () => sendAvatar(members, { token, member: member.id_string, parts: [['file', bomb, 'a.png']] })
  await send()
  const started = performance.now()
  t.equal((await send()).statusCode, 422)
  t.ok(performance.now() - started < 300)
})

t.test('large pictures, many at once: memory stays within bounds, and all get an answer', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const files = [
    await formOf([['file', blackPng(4000, 4000), 'a.png']]),
    await formOf([['file', bmp({ bits: 1, width: 4000, height: 4000 }), 'a.bmp']]),
  ]
  const round = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const { body, headers } = files[i % 2] ?? { body: Buffer.alloc(0), headers: {} }
        return (await members.ask('PUT', `/members/${member.id_string}/avatar`, { token, body, headers })).statusCode
      }),
    )
  t.same(new Set(await round(2)), new Set([200]))
  const before = process.memoryUsage.rss()
  const statuses = await round(24)
  const grown = (process.memoryUsage.rss() - before) / 1e6
  t.same(new Set(statuses), new Set([200, 503]), 'sixteen are taken at once')
  t.equal(statuses.filter(status => status === 200).length, 16)
  t.ok(grown < 150, `${grown.toFixed()} MB more`)
  t.equal((await round(1))[0], 200, 'and afterwards there is room again')
})
