// Which other companies this site is set up to let in, what each would get, and which yes it needs.
import type { PurposeId } from '../../domain/consents.ts'
import type { OutsideProviders } from '../site.ts'

export interface Receiver {
  name: string
  /** Origins that the browser then asks. */
  origins: readonly string[]
  gets: string
  needs: readonly PurposeId[]
}

/** What AMP twins load from AMP itself, whoever is let in. */
export const ampRuntime = {
  origin: 'https://cdn.ampproject.org',
  why: 'Pages whose address ends in /amp, which search engines open, run the script of the AMP Project. It sees that the page was opened. Every other page does without.',
} as const

const originOf = (address: string) => new URL(address).origin

/** In the order of the page; empty as the site is delivered. */
export function receiversOf({ analytics, pixel, amp }: OutsideProviders): readonly Receiver[] {
  const { ads, ...services } = amp
  const counting = Object.values(services).filter(address => address !== null)
  return [
    ...(analytics
      ? [
          {
            name: analytics.name,
            origins: [originOf(analytics.script)],
            gets: 'The address of the page, without what was typed into it; of a member a number that leads back to nobody. Your e-mail address and stage only after a yes to “E-mail and stage”.',
            needs: ['analytics'],
          } as const,
        ]
      : []),
    ...(pixel
      ? [
          {
            name: pixel.name,
            origins: [originOf(pixel.address)],
            gets: 'That a page of this site was opened, where the browser runs no script. Not which page.',
            needs: ['advertising'],
          } as const,
        ]
      : []),
    ...(counting.length
      ? [
          {
            name: 'Services that count on AMP pages',
            origins: [...new Set(counting.map(originOf))],
            gets: 'The address and title of the page, where you came from, for how long it was open, and presses on links that pay us.',
            needs: ['analytics'],
          } as const,
        ]
      : []),
    ...(ads
      ? [
          {
            name: `Ads on AMP pages (${ads.type})`,
            origins: ['https://*.ampproject.net'],
            gets: 'The address of the page and the name of the place on it.',
            needs: ['advertising'],
          } as const,
        ]
      : []),
  ]
}
