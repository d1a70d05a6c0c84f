// The kind of an uploaded picture, by its file ending and by its content, which must agree.
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

/** Keys are the names that the file-type library gives. */
const kindOfContent: Readonly<Record<string, PictureKind>> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
}

/** Bytes at a file's start that show its kind. file-type gets no more: a hostile file could keep its parsers busy. */
const sniffedBytes = 4100

const wrongType = () => httpError(415, 'avatar-type', { field: 'file' })

/** SVG and HTML have no magic bytes to know them by; no kind that we take begins with '<'. */
const isMarkup = (start: Buffer) => /^[\s\0\uFEFF]*</.test(start.toString('utf8'))

/**
 * The kind of an upload.
 * @param fileName as sent; only its ending counts
 * @throws HttpError 415 when ending or content is of a kind that we do not take; 422 when the file is empty, when its
 * content is of no known kind, and when ending and content disagree
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
