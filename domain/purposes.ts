// What visitors are asked about their privacy, in the words of the dialog.
import type { PurposeId } from './consents.ts'

export interface Purpose {
  id: PurposeId
  whose: 'ours' | 'others'
  name: string
  words: string
}

/** In the order in which they are asked. `whose`: who does it, we or other companies. */
export const purposes = [
  {
    id: 'counting',
    whose: 'ours',
    name: 'Our own counting',
    words:
      'We count what is opened and pressed here, never who did it, of members their stage, to learn what is read and found.',
  },
  {
    id: 'speed',
    whose: 'ours',
    name: 'How fast pages are for you',
    words: 'Your browser measures how long some pages took to show and to answer, and tells us.',
  },
  {
    id: 'analytics',
    whose: 'others',
    name: 'Analytics by other companies',
    words: 'Another company may count which pages you open here and how you found them.',
  },
  {
    id: 'advertising',
    whose: 'others',
    name: 'Ads by other companies',
    words: 'Another company may choose the ads you see here, and remember which it showed you.',
  },
  {
    id: 'stage',
    whose: 'others',
    name: 'E-mail and stage for other companies',
    words:
      'Other companies may learn your e-mail address and stage, for e-mail and ads that fit. A yes above does not include this.',
  },
] as const satisfies readonly Purpose[]
