// A page for somebody who is signed in, while the member API is still asked who it is.
import { setImmediate as turn } from 'node:timers/promises'
import type { Member } from '../../contract/member.ts'
import { within } from '../../lib/within.ts'
import { patience, sensitiveBy } from '../request/sensitive.ts'
import type { RenderedPage } from './cache.ts'
import { encoder, liveEncoding } from './compress.ts'
import { counted } from './counted.ts'
import { type Fragments, headersOf, type PageReply, writeHead } from './page-reply.ts'
import { openingOf } from './slots.ts'

/**
 * Somebody is signed in, and it is not known yet who. The head of the document goes out at once; the body when the
 * member API has said whether a loss is on record. Whoever is still unknown then gets the sensitive page, and their
 * account at the end of the body.
 * @param quietPage the same page as it is after a loss
 */
export async function sendUnconfirmed(answering: PageReply, fragments: Fragments, quietPage: RenderedPage) {
  const { request, page, options } = answering
  const encoding = liveEncoding(request.headers['accept-encoding'])
  const raw = writeHead(answering, page.status, headersOf(answering, encoding, undefined))
  if (request.method === 'HEAD') {
    request.logFields.bytes = 0
    return void raw.end()
  }
  const packer = encoding ? encoder(encoding) : undefined
  if (packer) counted(request, packer).pipe(raw)
  const out = packer ?? raw
  let bytes = 0
  const write = (part: Buffer | string) => {
    bytes += Buffer.byteLength(part)
    out.write(part)
  }
  const isGone = () => {
    if (raw.destroyed) packer?.destroy() // the client left
    return raw.destroyed
  }
  const opening = openingOf(page.parts)
  for (const part of page.parts.slice(0, opening)) write(part)
  packer?.flush()
  await turn() // what is written leaves with the next turn of the loop: asking comes after
  const asked = request.session?.lookup() ?? Promise.resolve(null)
  const account = (member?: Member | null) =>
    fragments.account(request, member, member === null && request.session?.isUnavailable())
  const member = await within(options.patience ?? patience, asked, undefined)
  if (isGone()) return
  const { parts } = sensitiveBy(member, request.session) === false ? page : quietPage
  for (const part of parts.slice(opening)) {
    if (part === 'account') write(account(member))
    else if (part !== 'late') write(part)
    else if (member === undefined) {
      packer?.flush()
      const late = await asked
      if (isGone()) return
      write(`<template data-fill="account">${account(late)}</template>`)
    }
  }
  if (!packer) request.logFields.bytes = bytes
  out.end()
}
