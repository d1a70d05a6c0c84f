// A page for a signed-in visitor, while the member API is still asked who it is.
import { setImmediate as turn } from 'node:timers/promises'
import type { Member } from '../../contract/member.ts'
import { within } from '../../lib/within.ts'
import { patience, sensitiveBy } from '../request/sensitive.ts'
import type { RenderedPage } from './cache.ts'
import { encoder, liveEncoding } from './compress.ts'
import { countBytes } from './count-bytes.ts'
import { type FillSlot, headersOf, type PageReply, writeHead } from './page-reply.ts'
import { type OwnSlot, openingOf } from './slots.ts'

/**
 * Sends the head of the document at once, and the body when the member API has said whether a loss is on record. If it
 * takes too long, the visitor gets the sensitive page, and their account at the end of the body.
 * @param sensitivePage the same page as it is after a loss
 */
export async function sendUnconfirmed(pageReply: PageReply, fill: FillSlot, sensitivePage: RenderedPage) {
  const { request, page, options } = pageReply
  const encoding = liveEncoding(request.headers['accept-encoding'])
  const raw = writeHead(pageReply, page.status, headersOf(pageReply, encoding, undefined))
  if (request.method === 'HEAD') {
    request.logFields.bytes = 0
    return void raw.end()
  }
  const encoded = encoding ? encoder(encoding) : undefined
  if (encoded) countBytes(request, encoded).pipe(raw)
  const out = encoded ?? raw
  let bytes = 0
  const write = (part: Buffer | string) => {
    bytes += Buffer.byteLength(part)
    out.write(part)
  }
  const isGone = () => {
    if (raw.destroyed) encoded?.destroy() // the client left
    return raw.destroyed
  }
  const opening = openingOf(page.parts)
  for (const part of page.parts.slice(0, opening)) write(part)
  encoded?.flush()
  await turn() // what was written is sent with the next turn of the event loop; the look-up must not delay it
  const asked = request.session?.lookup() ?? Promise.resolve(null)
  const own = (slot: OwnSlot, member?: Member | null) =>
    fill(slot, request, member, member === null && request.session?.isUnavailable())
  const member = await within(options.patience ?? patience, asked, undefined)
  if (isGone()) return
  const { parts } = sensitiveBy(member, request.session) === false ? page : sensitivePage
  for (const part of parts.slice(opening)) {
    if (part === 'account' || part === 'day') write(own(part, member))
    else if (part !== 'deferred') write(part)
    else if (member === undefined) {
      encoded?.flush()
      const found = await asked
      if (isGone()) return
      write(`<template data-fill="account">${own('account', found)}</template>`)
    }
  }
  if (!encoded) request.logFields.bytes = bytes
  out.end()
}
