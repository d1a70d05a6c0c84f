// Files of other kinds under the endings of pictures.
import { gzipSync } from 'node:zlib'
import { picture } from '../pictures.ts'
import type { Upload } from '../upload-corpus.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("canary")</script></svg>'
const texts: Readonly<Record<string, string>> = {
  'an SVG': svg,
  'an SVG behind spaces': `\n\t  ${svg}`,
  'an SVG with a comment': `<!-- GIF89a -->${svg}`,
  'a page': '<!DOCTYPE html><script>alert("canary")</script>',
  'a document': '%PDF-1.7\n%canary\n',
  'an archive': 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000canary',
  'a program for Linux': '\u007fELF\u0002\u0001\u0001canary',
  'a program for Windows': 'MZ\u0090\u0000canary',
  'a program for browsers': '\u0000asm\u0001\u0000\u0000\u0000',
  'a song': 'fLaC\u0000canary',
  'a film': '\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2',
  'a database': 'SQLite format 3\u0000canary',
  'an icon': '\u0000\u0000\u0001\u0000\u0001\u0000\u0010\u0010\u0000\u0000',
  'a font': 'wOFF\u0000\u0001\u0000\u0000canary',
  'a layered picture': '8BPS\u0000\u0001canary',
}

/** Each kind under each ending. */
export async function disguised(): Promise<Upload[]> {
  const kinds: Record<string, Buffer> = {}
  for (const [what, text] of Object.entries(texts)) kinds[what] = Buffer.from(text, 'latin1')
  kinds['something packed'] = gzipSync('canary')
  kinds['a WebP'] = await picture().webp().toBuffer()
  kinds['a TIFF'] = await picture().tiff().toBuffer()
  const files: Upload[] = []
  for (const [what, bytes] of Object.entries(kinds))
    for (const ending of ['jpg', 'jpeg', 'png', 'gif', 'bmp'])
      files.push({ what: `${what} as .${ending}`, fileName: `a.${ending}`, bytes, status: 415 })
  return files
}
