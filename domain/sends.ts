/** The page that lists what this site sends and stores. */
export const sendsPath = '/what-this-site-sends'

/** Where the picture of a social network is asked for; it leads there only after a yes. */
export const pixelPath = '/api/social-pixel'

/** Where AMP twins ask whether they may load what counts for others. */
export const ampConsentPath = '/api/amp-consent'
