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
      'We count what is opened and pressed here, without who did it, to learn what is read and what cannot be found. Nobody else gets these counts.',
  },
  {
    id: 'speed',
    whose: 'ours',
    name: 'How fast pages are for you',
    words:
      'On some pages your browser measures how long the page took to show and to answer, and tells us with the next counts. Nobody else gets it.',
  },
  {
    id: 'analytics',
    whose: 'others',
    name: 'Analytics by other companies',
    words: 'Another company may count which pages you open here and how you found them, to tell us what is read.',
  },
  {
    id: 'advertising',
    whose: 'others',
    name: 'Ads by other companies',
    words: 'Another company may choose the ads you see here, and may remember which ones it showed you.',
  },
  {
    id: 'stage',
    whose: 'others',
    name: 'E-mail and stage for other companies',
    words:
      'Other companies may learn your e-mail address and your stage of life, as your profile says it, for e-mail and ads that fit it. A yes above does not include this.',
  },
] as const satisfies readonly Purpose[]
