// What kind of file an upload is: by its ending and by its content, which must say the same.
import { fileTypeFromBuffer } from 'file-type'
import { uploadEndings } from '../../domain/avatar.ts'
import { httpError, ruleBroken } from '../refusal.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp'

const kindOfEnding: Record<(typeof uploadEndings)[number], PictureKind> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.gif': 'gif',
  '.bmp': 'bmp',
}

/** By the names that file-type gives. */
const kindOfContent: Readonly<Record<string, PictureKind>> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
}

/** Bytes from a file's start that show its kind. More is not looked at: in what is no picture it may be a trap. */
const sniffedBytes = 4100

const wrongType = () => httpError(415, 'avatar-type', { field: 'file' })

/** SVG and HTML have no magic bytes; no picture of ours begins like this. */
const isMarkup = (start: Buffer) => /^[\s\0\uFEFF]*</.test(start.toString('utf8'))

/**
 * The kind of an upload.
 * @param fileName as sent; only its ending counts
 * @throws HttpError 415 when ending or content is something else than we take; 422 when the file is empty, when it is
 * nothing known, and when ending and content are two different kinds
 */
export async function kindOf(fileName: string, bytes: Buffer): Promise<PictureKind> {
  const ending = uploadEndings.find(ending => fileName.toLowerCase().endsWith(ending))
  if (!ending) throw wrongType()
  const start = bytes.subarray(0, sniffedBytes)
  const found = await fileTypeFromBuffer(start).catch(() => undefined)
  if (found && !(found.ext in kindOfContent)) throw wrongType()
  if (!found && isMarkup(start)) throw wrongType()
  const kind = found && kindOfContent[found.ext]
  if (!kind || kind !== kindOfEnding[ending]) throw ruleBroken('file', 'avatar-unreadable')
  return kind
}
