// Pages as they look to whoever compares them: without what is new with each request.
import type { LightMyRequestResponse } from 'fastify'

/** Without the page's nonce and the keys of its forms, which are random each time. */
const plain = (body: string) =>
  body
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/name="key" value="[^"]*"/g, '')
    .replaceAll(/nonce-[\w+/=]+/g, '')

/** The status and text of each page, in their order. */
export async function recordsOfPages(
  pages: readonly string[],
  open: (path: string) => Promise<LightMyRequestResponse>,
): Promise<{ path: string; status: number; text: string }[]> {
  const seen = []
  for (const path of pages) {
    const { statusCode, body } = await open(path)
    seen.push({ path, status: statusCode, text: plain(body) })
  }
  return seen
}
