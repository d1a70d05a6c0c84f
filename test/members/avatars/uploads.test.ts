// Uploads: every file of the corpus gets its answer, in time, and nothing of it but its picture is kept.
import t from 'tap'
import { formOf, kept, sendAvatar } from '../../support/avatar-forms.ts'
import { tryUpload, type UploadPlace } from '../../support/faults/try-upload.ts'
import { testMembers } from '../../support/members.ts'
import { blackPng, bmp, located } from '../../support/pictures.ts'
import { freshPlace } from '../../support/stores.ts'
import { look, uploadCorpus } from '../../support/upload-corpus.ts'

t.test('a corpus of files', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const place: UploadPlace = {
    async send({ fileName, bytes }) {
      const answer = await sendAvatar(members, { token, member: member.id_string, parts: [['file', bytes, fileName]] })
      return { status: answer.statusCode, body: answer.body }
    },
    picture: async url => (await members.ask('GET', url)).rawPayload,
    kept: () => kept(members),
  }
  const corpus = await uploadCorpus()
  t.ok(corpus.length >= 40, `${corpus.length} files`)
  for (const upload of corpus) t.same(await tryUpload(place, upload), [], upload.what)
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
