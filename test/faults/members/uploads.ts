// Hundreds of files sent as pictures to a member API of its own: each gets its answer in time, and memory stays within
// bounds.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { formOf } from '../../support/avatar-forms.ts'
import { manyUploads } from '../../support/faults/many-uploads.ts'
import { dataFolder, type MemberProcess, memoryOf, startMembers } from '../../support/faults/member-process.ts'
import type { Part, Trial } from '../../support/faults/part.ts'
import { longest, tryUpload, type UploadPlace } from '../../support/faults/try-upload.ts'
import { password } from '../../support/members.ts'
import { blackPng, bmp, picture } from '../../support/pictures.ts'
import type { Upload } from '../../support/upload-corpus.ts'

/**
 * MB. A crowd: sixteen forms in memory and the worst picture there is, as the allocator keeps them (290 seen); all
 * decoded at once, 2000.
 */
const mostGrowth = { oneByOne: 150, crowd: 400 }
const atOnce = 24

interface Sender extends UploadPlace {
  send(upload: Pick<Upload, 'fileName' | 'bytes'>): Promise<{ status: number; body: string }>
}

async function signIn(api: MemberProcess, dataDir: string): Promise<Sender> {
  const { token, member } = Object(
    (await api.ask('POST', '/accounts', { body: { email: 'emma@example.com', password } })).json(),
  )
  const folder = join(dataDir, 'avatars')
  return {
    async send({ fileName, bytes }) {
      const form = await formOf([['file', bytes, fileName]])
      const { status, bytes: body } = await api.ask('PUT', `/members/${member.id_string}/avatar`, { token, ...form })
      return { status, body: body.toString() }
    },
    picture: async url => (await api.ask('GET', url)).bytes,
    kept: () => (existsSync(folder) ? readdirSync(folder) : []),
  }
}

/** The most memory from now on, in MB. */
function watchMemory({ t }: Trial, { pid }: MemberProcess): () => number {
  const start = memoryOf(pid)
  let most = start
  const look = () => {
    most = Math.max(most, memoryOf(pid))
    return most - start
  }
  const timer = setInterval(look, 200)
  t.teardown(() => clearInterval(timer))
  return look
}

/** As many as anybody may send at once, each as large as one may be. */
async function crowd({ check }: Trial, place: Sender) {
  const files = [
    { fileName: 'a.png', bytes: blackPng(4000, 4000) },
    { fileName: 'a.bmp', bytes: bmp({ bits: 1, width: 4000, height: 4000 }) },
    { fileName: 'a.jpg', bytes: await picture(4000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer() },
  ]
  const statuses = await Promise.all(
    Array.from(
      { length: atOnce },
      async (_, i) => (await place.send(files[i % files.length] as (typeof files)[number])).status,
    ), // never beyond
  )
  check(
    statuses.every(status => status === 200 || status === 429 || status === 503),
    `many at once were answered ${[...new Set(statuses)]}`,
  )
  check(statuses.includes(200), 'of many at once none was taken')
}

/** Evenly, in their order. */
const some = (all: readonly Upload[], count: number) =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length))

export const uploads: Part = {
  name: 'uploads',
  unit: 'files',
  sizes: { full: Number.POSITIVE_INFINITY, short: 40 },
  async run(trial) {
    const { t, check, done, size, isFull } = trial
    const dataDir = dataFolder(t)
    const api = await startMembers(t, dataDir)
    const place = await signIn(api, dataDir)
    await place.send({ fileName: 'a.png', bytes: await picture().png().toBuffer() }) // what is loaded once is no growth
    await sleep(300)
    const grown = watchMemory(trial, api)
    const all = await manyUploads()
    check(all.length >= 300, `only ${all.length} files`)
    for (const upload of size < all.length ? some(all, size) : all) {
      for (const problem of await tryUpload(place, upload, isFull ? longest.alone : longest.busy)) check(false, problem)
      done()
      if (api.ended()) return check(false, `${upload.what}: the process has ended`)
    }
    check(grown() <= mostGrowth.oneByOne, `memory grew by ${grown().toFixed()} MB`)
    if (isFull) await crowd(trial, place)
    check(grown() <= mostGrowth.crowd, `with many at once memory grew by ${grown().toFixed()} MB`)
    check(!api.ended() && api.err() === '', `the process: ${api.err()}`)
    const bad = api
      .out()
      .split('\n')
      .filter(line => line && JSON.parse(line).level >= 40)
    check(bad.length === 0, `its log: ${bad[0]}`)
  },
}
