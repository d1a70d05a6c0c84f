// A giver's own page, behind the link in their letter.

import { AwayView } from '../views/registry/guest/closed.tsx'
import type { GiverProps } from '../views/registry/guest/giver.tsx'
import { GiverView } from '../views/registry/guest/giver.tsx'
import { asked } from '../views/registry/guest/giver-forms.tsx'
import { page, withStatus } from './define-page.tsx'
import { answerOf, awaySeconds, unknownList } from './registry-guest.tsx'
import { giverForm } from './registry-guest-forms.ts'

type Shown = ({ kind: 'gift' } & GiverProps) | { kind: 'away'; path: string }

export const giverPage = page<Shown>({
  path: '/registry/:link/gift/:token',
  for: 'personal',
  isSecret: true,
  query: ['ask', 'saved'],
  form: giverForm,
  async load({ params: { link = '', token = '' }, input, own, form }) {
    const path = `/registry/${link}/gift/${token}`
    const gift = await answerOf(own?.registries.gift(token, link))
    if (gift === null) throw unknownList()
    if (gift === 'away') return withStatus({ kind: 'away', path }, 503, awaySeconds)
    return {
      kind: 'gift',
      gift,
      path,
      // Whoever has an older link is not told the new one.
      listPath: gift.list_status === 'open' && gift.link === link ? `/registry/${link}` : null,
      asks: form ? null : (asked.find(what => what === input.query.ask) ?? null),
      isSaved: input.query.saved === 'message',
      shown: form ?? { values: {}, errors: {} },
    }
  },
  head: () => ({
    title: 'Your gift',
    description: 'The page of somebody who gives something from a list.',
    noindex: true,
    sheet: 'registry-guest',
  }),
  view: ({ loaded }) =>
    loaded.kind === 'away' ? <AwayView what="This page" path={loaded.path} /> : <GiverView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})
