// Registers a route of `contract/routes.ts` with its handler.
import type {
  HTTPMethods,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import { type BodyOf, type ParamsOf, type Route, type RouteName, routes } from '../contract/routes.ts'
import type { MembersApp } from './context.ts'

type Handler<R extends RouteName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  { Body: BodyOf<R>; Params: ParamsOf<R> }
>

/** Adds a handler for a route; the contract says its body's schema and whether it needs a session. */
export function serve<R extends RouteName>(
  app: MembersApp,
  name: R,
  handler: Handler<R>,
  options: RouteShorthandOptions = {},
) {
  const [method, url] = name.split(' ') as [HTTPMethods, string] // as: every name of a route has this form
  const { body, bytes, open, byUsername }: Route = routes[name]
  app.route<{ Body: BodyOf<R>; Params: ParamsOf<R> }>({
    ...options,
    ...(bytes !== undefined && { bodyLimit: bytes }),
    method,
    url,
    config: { open, byUsername },
    schema: body && { body },
    handler,
  })
}
