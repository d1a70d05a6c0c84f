import { sendsPath } from '../domain/sends.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { WhatThisSiteSendsView } from '../views/content/what-this-site-sends.tsx'
import { missing, page } from './define-page.tsx'

export const sendsPage = page({
  path: sendsPath,
  async load({ content }) {
    const piece = await content.piece('page', 'what-this-site-sends')
    if (!piece) throw missing({ suggestions: [] })
    return { piece }
  },
  head: ({ piece: { title, description } }) => ({
    title,
    description,
    path: sendsPath,
    breadcrumbs: breadcrumbs.plain(),
  }),
  view: ({ loaded }) => <WhatThisSiteSendsView piece={loaded.piece} />,
  whenSensitive: 'itself',
  examples: [sendsPath],
})
