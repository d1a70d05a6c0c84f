// Why something is on or off before anybody has chosen: the defaults themselves are in domain/consents.ts.
import type { CountryGroup, PurposeId } from '../../domain/consents.ts'

const never =
  'It would tell another company that somebody reads about a pregnancy or a child. That needs a yes of its own, in every country.'

export const countryNames: Readonly<Record<CountryGroup, string>> = {
  US: 'United States',
  other: 'Everywhere else',
}

/** `other` has every other law in it, so it follows the strictest: that of the European Union. */
export const consentReasons: Readonly<Record<CountryGroup, Readonly<Record<PurposeId, string>>>> = {
  US: {
    counting: 'The counts tell no person and no device from another, and stay with us.',
    speed: 'The figures are about our pages, tell no device from another, and stay with us.',
    analytics: never,
    advertising: never,
    stage: never,
  },
  other: {
    counting:
      'The counts tell no person and no device from another, and stay with us. Nothing is stored on the device for them; where two versions of a page are compared, which one it was is read from the cookie uid, and that number is not written down: Article 6(1)(f) of the General Data Protection Regulation (EU) 2016/679. You may object by the switch.',
    speed: 'The device itself takes the figures: Article 5(3) of Directive 2002/58/EC asks for a yes first.',
    analytics: never,
    advertising: never,
    stage: never,
  },
}
