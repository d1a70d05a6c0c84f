// A page's input through React Router's data mode: which route, its loader, and what became of it.
import { createStaticHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import type { Content } from '../content/load.ts'
import { loadingContext, type Member, type Missing, type PageHandle, type PageRoute } from '../routes/define.tsx'
import { presentMissing } from '../routes/missing.tsx'
import type { PageInput } from '../views/page.tsx'
import type { Presented } from './render.tsx'

export type Loaded = { redirect: { status: number; location: string } } | { status: number; page: Presented }

export type Load = (input: PageInput, signal: AbortSignal, member?: Promise<Member | null>) => Promise<Loaded>

/** Statuses and redirects are settled here, before a byte of the page is sent. @throws what a loader threw, or the signal's reason. */
export function createLoader(table: PageRoute[], content: Content): Load {
  const handler = createStaticHandler(table)
  return async (input, signal, member) => {
    const requestContext = new RouterContextProvider()
    requestContext.set(loadingContext, { input, content, signal, member })
    const query = new URLSearchParams(input.query).toString()
    const result = await handler.query(new Request(`http://site${input.path}${query && `?${query}`}`, { signal }), { requestContext })
    if (result instanceof Response) return { redirect: { status: result.status, location: result.headers.get('location') ?? '/' } }
    const error = result.errors && Object.values(result.errors)[0]
    // Thrown by `missing()`; or by the router, with a text, when no route fits.
    if (isRouteErrorResponse(error))
      return { status: error.status, page: presentMissing(typeof error.data === 'object' ? (error.data as Missing) : { suggestions: [] }) }
    if (error) throw error
    const match = result.matches.at(-1)
    if (!match) throw new Error(`No route for ${input.path}.`)
    const loaded = result.loaderData[match.route.id]
    quietLatePromises(loaded)
    return { status: result.statusCode, page: (match.route.handle as PageHandle).present(loaded, input) }
  }
}

/** A late part that fails before React asks for it is React's to report, not the process's to die of. */
function quietLatePromises(loaded: unknown) {
  if (typeof loaded !== 'object' || loaded === null) return
  for (const value of Object.values(loaded)) if (value instanceof Promise) value.catch(() => {})
}
