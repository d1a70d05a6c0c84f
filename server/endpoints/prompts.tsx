// `/api/prompts/…`: the windows that ask, as HTML with their style sheet. They depend on their address alone, so they are
// the same for everybody.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ReactNode } from 'react'
import type { OutsideProviders } from '../../content/site.ts'
import { invitationVariants } from '../../domain/prompts/variant.ts'
import { welcomePopupSeconds } from '../../domain/prompts/welcome.ts'
import type { PageInput } from '../../views/page.tsx'
import { RegistrationModal } from '../../views/prompts/registration-modal.tsx'
import { WelcomePopup } from '../../views/prompts/welcome-popup.tsx'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { contextOf, renderInPage } from '../pages/page-context.tsx'
import { nextChange, shownBuild } from '../pages/shown-build.ts'
import { sendPrecompressed } from './send-precompressed.ts'

/** What is not in a list counts as its first word, so that nobody can ask for more windows than there are. */
const oneOf = <T extends string>(words: readonly [T, ...T[]], given: unknown): T =>
  words.find(word => word === given) ?? words[0]

const freshSeconds = 600
const headers = (isOverSoon: boolean) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': isOverSoon ? 'private, no-cache' : `private, max-age=${freshSeconds}`,
  'x-robots-tag': 'noindex',
})

interface Parts {
  config: Config
  build: SiteBuild
  providers: OutsideProviders
}

function prompts(app: FastifyInstance, { config, build, providers }: Parts, done: () => void) {
  const shown = shownBuild(config, build, providers)
  const sheet = `<link rel="stylesheet" href="${build.asset('prompts.css')}">`
  const made = new Map<string, Buffer>()
  /** A window for a place; each is rendered, and compressed, once while the drawing stands as it does. */
  function windowFor(key: string, place: Pick<PageInput, 'site' | 'country' | 'signedIn'>, part: () => ReactNode) {
    const id = [key, place.site, place.country, shown.sweepstakes?.().state].join(' ')
    const known = made.get(id)
    if (known) return known
    const context = contextOf({ ...place, path: '', query: {}, layout: 'desktop', versions: {} }, shown, 'q')
    const bytes = Buffer.from(sheet + renderInPage(part(), context))
    made.set(id, bytes)
    return bytes
  }
  app.get('/api/prompts/:name', (request, reply) => {
    const { name } = request.params as { name: string } // the route's pattern has it
    const query = request.query as Record<string, unknown>
    const site = request.site === 'other' ? 'main' : request.site
    // No page asks for one then; neither does one come.
    if (request.visitor.sensitive) return reply.code(204).header('cache-control', 'private, no-store').send()
    const now = Date.now()
    const head = headers(nextChange(build, null, now) < now + freshSeconds * 1000)
    if (name === 'welcome') {
      const debug = typeof query.tkPopup === 'string' ? query.tkPopup : null
      const seconds = welcomePopupSeconds(debug, config.mode === 'production')
      const place = { site, country: 'other', signedIn: true } as const
      const bytes = windowFor(`welcome ${seconds}`, place, () => <WelcomePopup seconds={seconds} />)
      return sendPrecompressed(request, reply.headers(head), bytes)
    }
    if (name !== 'registration') throw httpError(404, 'not-found')
    const variant = oneOf(invitationVariants, query.variant)
    const options = query.options === '2' ? 2 : 1
    const trigger = oneOf(['load', 'heart'], query.trigger)
    const place = { site, country: oneOf(['other', 'US'], query.country), signedIn: false }
    const bytes = windowFor(`registration ${variant} ${options} ${trigger}`, place, () => (
      <RegistrationModal variant={variant} options={options} trigger={trigger} />
    ))
    return sendPrecompressed(request, reply.headers(head), bytes)
  })
  done()
}

export default fp(prompts, { name: 'prompts', dependencies: ['hosts', 'visitor'] })
