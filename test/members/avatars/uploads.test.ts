// Uploads: every file of the corpus gets its answer, in time, and nothing of it but its picture is kept.
import t from 'tap'
import { formOf, kept, sendAvatar } from '../../support/avatar-forms.ts'
import { tryUpload, type UploadPlace } from '../../support/faults/try-upload.ts'
import { testMembers } from '../../support/members.ts'
import { blackPng, bmp, located } from '../../support/pictures.ts'
import { freshPlace } from '../../support/stores.ts'
import { look, uploadCorpus } from '../../support/upload-corpus.ts'

// By this clock a large BMP runs out of time, which is for `npm run test:faults` to judge: here it goes slowly.
const { now } = performance
t.intercept(performance, 'now', { value: () => now.call(performance) / 20 })

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

/** Milliseconds of all threads: others who use the machine do not count. */
const worked = ({ user, system } = process.cpuUsage()) => (user + system) / 1000

/** The refusal takes 5; a bomb that goes off, more than 1000. */
const mostWorkMs = 200

t.test('a bomb is refused before it goes off', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const bomb = blackPng(30_000, 30_000)
  const send = () => sendAvatar(members, { token, member: member.id_string, parts: [['file', bomb, 'a.png']] })
  await send()
  const before = worked()
  t.equal((await send()).statusCode, 422)
  const took = worked() - before
  t.ok(took < mostWorkMs, `${took.toFixed()} ms of work`)
})

const requestMs = 20_000

t.test('large pictures, many at once: memory stays within bounds, and all get an answer', async t => {
  // On a busy machine sixteen of them take longer than the twenty seconds that a request has.
  const begin = globalThis.setTimeout
  const late = (run: () => void, ms = 0) => begin(run, ms < requestMs ? ms : ms * 10)
  t.intercept(globalThis, 'setTimeout', { value: late as never }) // all that the server uses of it
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const everybody: Awaited<ReturnType<typeof members.join>>[] = []
  for (let i = 0; i < 20; i++) everybody.push(await members.join(`emma${i}@example.com`))
  const files = [
    await formOf([['file', blackPng(4000, 4000), 'a.png']]),
    await formOf([['file', bmp({ bits: 1, width: 4000, height: 4000 }), 'a.bmp']]),
  ]
  const round = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const { body, headers } = files[i % 2] ?? { body: Buffer.alloc(0), headers: {} }
        const { token, member } = everybody[i % 20] as (typeof everybody)[number] // there are twenty
        return (await members.ask('PUT', `/members/${member.id_string}/avatar`, { token, body, headers })).statusCode
      }),
    )
  // On a busy machine a picture may run out of the two seconds that it has.
  const isTaken = (status: number) => status === 200 || status === 422
  t.ok((await round(2)).every(isTaken))
  const before = process.memoryUsage.rss()
  const statuses = await round(40)
  const grown = (process.memoryUsage.rss() - before) / 1e6
  t.equal(statuses.filter(isTaken).length, 32, 'sixteen are read at once, and sixteen wait')
  t.equal(statuses.filter(status => status === 503).length, 8, 'the others may come again')
  t.ok(statuses.includes(200), 'and pictures they are')
  t.ok(grown < 150, `${grown.toFixed()} MB more`)
  t.ok((await round(1)).every(isTaken), 'and afterwards there is room again')
})
