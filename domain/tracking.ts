// What an outside provider of analytics is told of a page: its address always; e-mail and stage only with a yes of
// their own.
import type { Stage } from './stage.ts'

export interface TrackingFacts {
  /** The page's address, in full. */
  url: string
  stage: Stage
  /** '' for nobody. */
  email: string
  /** The member's recorded answer to `stage` is a yes, and no Global Privacy Control refuses for them. */
  mayTellStage: boolean
  isDevelopment: boolean
}

export interface TrackingData {
  currentURL: string
  stage?: Stage
  email?: string
}

/**
 * The data of a page view. The address comes without its query and fragment, which may hold what somebody typed, and as
 * `https:` outside development.
 */
export function trackingData({ url, stage, email, mayTellStage, isDevelopment }: TrackingFacts): TrackingData {
  const { protocol, host, pathname } = new URL(url)
  const currentURL = `${isDevelopment ? protocol : protocol.replace(/^http:$/, 'https:')}//${host}${pathname}`
  return mayTellStage ? { currentURL, stage, ...(email && { email }) } : { currentURL }
}
