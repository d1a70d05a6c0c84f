import type { Content } from '../content/load.ts'
import type { Card } from '../content/schema.ts'
import type { SavedArticle } from '../domain/records.ts'
import { SavedArticlesView } from '../views/account/saved-articles.tsx'
import { page } from './define.tsx'
import { formSignedIn, readOr } from './signed-in.ts'

/** What can be saved, in the order in which a slug is looked for. */
const kinds = ['article', 'week', 'month', 'news', 'review', 'award'] as const

/** The pieces that a member saved; one that is not there any more is left out. */
function cardsOf(content: Content, saved: readonly SavedArticle[]): Card[] {
  return saved.flatMap(({ slug }) => kinds.map(kind => content.card(kind, slug)).find(card => card !== undefined) ?? [])
}

export const savedArticles = page({
  path: '/saved-articles',
  for: 'personal',
  form: true,
  query: ['removed'],
  async load(loading) {
    const { read } = await formSignedIn(loading)
    const { content, input, form } = loading
    const [removed] = cardsOf(content, input.query.removed ? [{ slug: input.query.removed, saved_at: '' }] : [])
    const saved = await readOr(read('saved-articles'), null)
    return { cards: saved && cardsOf(content, saved), removed, message: form?.message }
  },
  head: () => ({ title: 'Saved articles', description: 'What you saved with the heart, newest first.', noindex: true }),
  view: ({ loaded }) => <SavedArticlesView {...loaded} />,
  examples: [],
})
