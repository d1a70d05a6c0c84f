// Public pages as bytes, cached within a limit. The key is the page's whole input, so nothing can be missing from it.
import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { PageInput } from '../../views/page.tsx'
import { type Encoding, precompress, precompressParts } from './compress.ts'
import { joined, type Part, withoutSlots } from './slots.ts'

/** Seconds that a cached page is fresh, and that a stale one may still be shown while a new one is made. */
export const freshness = { fresh: 300, stale: 3600 } as const

/** A public page as bytes, ready to be sent. */
export class RenderedPage {
  readonly status: number
  readonly parts: readonly Part[]
  readonly hasSlots: boolean
  /** Whether others may be shown it: it is complete, and its address is one of ours. */
  readonly isCacheable: boolean
  /** Compressed copies of `whole`, or of the parts between the slots; made in the background. */
  readonly encoded: Partial<Record<Encoding, Buffer>> = {}
  encodedParts: readonly Part[] | undefined
  /** Headers it was sent with, without length and cookies, by what they depend on. */
  readonly headers = new Map<string, readonly string[]>()
  /** When it was made, or when it was last found to be as if made then. */
  madeAt = Date.now()
  /** Milliseconds: from then on pages say something else. */
  until: number
  hits = 0
  #whole: Buffer | undefined
  #pieces: readonly Part[] | undefined
  #etag: string | undefined

  constructor(status: number, parts: readonly Part[], isCacheable: boolean, until = Number.POSITIVE_INFINITY) {
    this.status = status
    this.until = until
    this.parts = parts
    this.hasSlots = parts.some(part => typeof part === 'string')
    this.isCacheable = isCacheable
  }

  /** Its bytes in one piece, the slots left empty; put together when first read. */
  get whole(): Buffer {
    this.#whole ??= withoutSlots(this.parts)
    return this.#whole
  }

  /** Its bytes and slots in as few pieces as there can be, for each write costs as much as a look-up. */
  get pieces(): readonly Part[] {
    this.#pieces ??= joined(this.parts)
    return this.#pieces
  }

  get length(): number {
    return this.parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.length), 0)
  }

  /** A weak one: the same page has it in every encoding. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha256', this.whole, 'base64url').slice(0, 22)}"`
    return this.#etag
  }

  /** Whether others see no difference: a page that is made anew mostly says what it said. */
  isSameAs({ status, parts }: RenderedPage): boolean {
    return this.status === status && isDeepStrictEqual(this.parts, parts)
  }

  /** Bytes in memory; what the compressed copies will take is estimated before they are made. */
  get size() {
    return Math.ceil(this.length * (this.hasSlots ? 3 : 2.3)) + 1000
  }
}

/** What an address turned out to be. */
export type Outcome = RenderedPage | { redirect: { status: number; location: string } }

export const keyOf = (input: PageInput): string => {
  const account = input.signedIn ? 'in' : input.accountUnavailable ? 'unavailable' : 'out'
  let key = `${input.site}|${input.layout}|${input.country}|${account}|${input.sensitive ? 'sensitive' : ''}|`
  for (const [name, version] of Object.entries(input.versions)) key += `${name}:${version},`
  for (const name in input.query)
    key += `&${encodeURIComponent(name)}=${encodeURIComponent(input.query[name] as string)}`
  return `${key}|${input.path}` // last, since it may hold any character
}

export interface PageCache {
  /** A cached page that needs not be made anew yet. */
  fresh(key: string): RenderedPage | undefined
  /** A cached page that may be shown now; a stale one is made anew in the background. */
  find(key: string, make: () => Promise<Outcome>): RenderedPage | undefined
  /** Makes a page once, however many ask for it at the same time, and caches it if it is cacheable. */
  make(key: string, make: () => Promise<Outcome>): Promise<Outcome>
  /** Drops all pages; those that are being made now will not be cached. */
  clear(): void
  /** False when nothing is ever cached. */
  readonly on: boolean
  readonly bytes: number
  readonly pages: number
}

/** @param maxBytes limit of all cached pages together; 0 turns the cache off */
export function createPageCache(maxBytes: number, onError: (error: unknown) => void): PageCache {
  /** Cached pages that were found twice and have no compressed copies yet. */
  const waiting = new Set<RenderedPage>()
  const dispose = (page: RenderedPage) => void waiting.delete(page)
  const pages =
    maxBytes > 0
      ? new LRUCache<string, RenderedPage>({ maxSize: maxBytes, sizeCalculation: page => page.size, dispose })
      : null
  const making = new Map<string, Promise<Outcome>>()
  let generation = 0
  let compressing = false

  /** One page after the other: compressing well takes long, and replies go first. */
  async function compressWaiting() {
    if (compressing) return
    compressing = true
    for (const page of waiting) {
      waiting.delete(page)
      await precompressPage(page).catch(onError)
    }
    compressing = false
  }
  async function makeNow(key: string, make: () => Promise<Outcome>) {
    const began = generation
    const made = await make()
    if (!(made instanceof RenderedPage) || !made.isCacheable || began !== generation) return made
    const before = pages?.peek(key)
    if (before?.isSameAs(made)) {
      // It stays, with its compressed copies: making those takes a hundred times as long as the page.
      before.madeAt = made.madeAt
      before.until = made.until
      return before
    }
    pages?.set(key, made)
    return made
  }
  function makeOnce(key: string, make: () => Promise<Outcome>) {
    if (!pages) return make()
    const running: Promise<Outcome> =
      making.get(key) ?? makeNow(key, make).finally(() => making.get(key) === running && making.delete(key))
    making.set(key, running)
    return running
  }
  function counted(page: RenderedPage) {
    if (++page.hits === 2) {
      waiting.add(page)
      compressWaiting()
    }
    return page
  }
  return {
    fresh(key) {
      const page = pages?.get(key)
      return page && isTrue(page) && ageOf(page) <= freshness.fresh ? counted(page) : undefined
    },
    find(key, make) {
      const page = pages?.get(key)
      if (!page || !isTrue(page)) return undefined
      const age = ageOf(page)
      if (age > freshness.fresh + freshness.stale) return undefined
      if (age > freshness.fresh && !making.has(key)) makeOnce(key, make).catch(onError)
      return counted(page)
    },
    make: makeOnce,
    clear() {
      generation++
      making.clear()
      pages?.clear()
    },
    on: pages !== null,
    get bytes() {
      return pages?.calculatedSize ?? 0
    },
    get pages() {
      return pages?.size ?? 0
    },
  }
}

/** Whether it still says what is so; a stale one may be shown, one that is over never. */
const isTrue = ({ until }: RenderedPage) => Date.now() < until

/** In seconds. */
const ageOf = (page: RenderedPage) => (Date.now() - page.madeAt) / 1000

/** Makes the compressed copies that are sent from then on. */
async function precompressPage(page: RenderedPage) {
  if (page.hasSlots) page.encodedParts = joined(await precompressParts(page.parts))
  else
    for (const encoding of ['br', 'zstd', 'gzip'] as const)
      page.encoded[encoding] = await precompress[encoding](page.whole)
}
