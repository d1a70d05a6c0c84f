// A page's input through React Router's data mode: which route, its loader, and what became of it.
import { createStaticHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { plannedPages } from '../../content/planned-pages.ts'
import { removedPages } from '../../content/removed-pages.ts'
import { type Content, contentFor } from '../../publishing/load.ts'
import type { Missing, PageHandle, PageRoute } from '../../routes/define-page.tsx'
import { loadingContext, type Own } from '../../routes/loading.ts'
import { presentMissing, presentPlanned } from '../../routes/missing.tsx'
import type { FormState } from '../../views/account/form-state.ts'
import type { PageInput, Presented } from '../../views/page.tsx'
import { DeadlineError } from './stream.tsx'

export type Loaded =
  | { redirect: { status: number; location: string } }
  | {
      status: number
      page: Presented
      /** Seconds after which another try makes sense; of a page that could not be made as it should. */
      retryAfter?: string
    }

/** `leaving` is aborted when the client has left, and by the loader itself when its time is over. */
export type Load = (
  input: PageInput,
  leaving?: AbortController,
  visitor?: { own?: Own; form?: FormState },
) => Promise<Loaded>

const deadline = 2000 // milliseconds that a loader may take

/**
 * Statuses and redirects are settled here, before a byte of the page is sent.
 * @throws what a loader threw, DeadlineError for a slow one
 */
export function createLoader(table: PageRoute[], content: Content): Load {
  const handler = createStaticHandler(table)
  return async (input, leaving = new AbortController(), visitor) => {
    // The router reads an address as a browser would, and would take these for another page.
    if (dots.test(input.path)) return { status: 404, page: presentMissing(nothing, input.sensitive) }
    const instead = removedPages.get(input.path)
    if (instead) return { status: 410, page: presentMissing({ reason: 'gone', suggestions: instead }, input.sensitive) }
    const { signal } = leaving
    const requestContext = new RouterContextProvider()
    requestContext.set(loadingContext, { input, content: contentFor(input.country, content), signal, ...visitor })
    // Not AbortSignal.timeout: the router listens to it, and it would hold every page for the whole two seconds.
    const timer = setTimeout(() => leaving.abort(new DeadlineError()), deadline)
    const result = await handler.query(requestFor(input, signal), { requestContext }).finally(() => clearTimeout(timer))
    // Not `instanceof Response`: to name it would load undici before the first page.
    if (!('loaderData' in result))
      return { redirect: { status: result.status, location: result.headers.get('location') ?? '/' } }
    const [error] = Object.values(result.errors ?? {})
    // Thrown by `missing()`; or by the router, with a text, when no route fits.
    if (isRouteErrorResponse(error)) {
      const what = typeof error.data === 'object' ? (error.data as Missing) : nothing
      const title = plannedPages.get(input.path)
      return title
        ? { status: 200, page: presentPlanned(title, input.path, input.sensitive) }
        : { status: error.status, page: presentMissing(what, input.sensitive) }
    }
    if (result.errors) throw error ?? new Error(`The loader of ${result.matches.at(-1)?.route.path} threw nothing.`)
    const match = result.matches.at(-1)
    if (!match) throw new Error(`No route for ${input.path}.`)
    const loaded = result.loaderData[match.route.id]
    ignoreRejections(loaded)
    const retryAfter = result.loaderHeaders[match.route.id]?.get('retry-after') ?? undefined
    return { status: result.statusCode, page: (match.route.handle as PageHandle).present(loaded, input), retryAfter }
  }
}

const nothing: Missing = { suggestions: [] }
const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** All that the router reads of a Request. Node's own takes a hundred times longer to make, and holds its signal. */
function requestFor({ path, query }: PageInput, signal: AbortSignal): Request {
  const search = new URLSearchParams(query).toString()
  return { method: 'GET', url: `http://site${path}${search && `?${search}`}`, signal } as Request
}

/** React reports a deferred part that fails; if that is before React asks for it, the process must not end of it. */
function ignoreRejections(loaded: unknown) {
  if (typeof loaded !== 'object' || loaded === null) return
  for (const value of Object.values(loaded)) if (value instanceof Promise) value.catch(() => {})
}
