// One upload and everything that must be so after it, wherever the member API runs.
import { blue, red } from '../pictures.ts'
import { until } from '../process.ts'
import { look, type Upload } from '../upload-corpus.ts'

/** Where uploads go: a member of a member API, however it is asked. */
export interface UploadPlace {
  send(upload: Upload): Promise<{ status: number; body: string }>
  picture(url: string): Promise<Buffer>
  /** The names of all pictures that are kept. */
  kept(): string[]
}

const codes: Readonly<Record<number, string>> = {
  413: 'avatar-too-large',
  415: 'avatar-type',
  422: 'avatar-unreadable',
}
/** Milliseconds where nothing else runs on the machine; elsewhere it tells an answer from none. */
export const longest = { alone: 2000, busy: 20_000 }
const isNear = (found: number[], wanted: readonly number[]) =>
  wanted.every((value, i) => Math.abs(value - (found[i] ?? -1)) <= 24)

/** Sends a file, and looks at the answer and at what is kept of it. @returns what is wrong */
export async function tryUpload(place: UploadPlace, upload: Upload, longestMs = longest.busy): Promise<string[]> {
  const { what, status: wanted, isShown } = upload
  const before = place.kept()
  const started = Date.now()
  const { status, body } = await place.send(upload)
  const ms = Date.now() - started
  const problems: string[] = []
  const check = (holds: boolean, words: string) => {
    if (!holds) problems.push(`${what}: ${words}`)
  }
  check(wanted === 'any' ? [200, 415, 422].includes(status) : status === wanted, `answered ${status} ${body}`)
  check(ms < longestMs, `took ${ms} ms`)
  if (status !== 200) {
    const { code, field } = JSON.parse(body)
    check(code === codes[status] && field === 'file', `answered ${body}`)
    check(place.kept().join() === before.join(), `${place.kept()} are kept: what was there stays, and nothing else`)
    return problems
  }
  const { avatar_url } = JSON.parse(body)
  const picture = await place.picture(avatar_url)
  const { left, right, metadata } = await look(picture)
  const { format, width, height, pages, exif, xmp, icc, iptc } = metadata
  check([format, width, height, pages].join() === 'webp,512,512,', `became ${[format, width, height, pages]}`)
  check(!(exif || xmp || icc || iptc || picture.includes('canary')), 'something of the file itself is kept')
  if (isShown) check(isNear(left, red) && isNear(right, blue), `shows ${left} and ${right}`)
  const only = avatar_url.replace('/avatars/', '')
  // The one before is removed after the answer.
  await until('its removal', () => place.kept().join() === only).catch(() => check(false, `${place.kept()} are kept`))
  return problems
}
