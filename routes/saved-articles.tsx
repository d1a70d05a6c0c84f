import { savedCards } from '../publishing/savable.ts'
import { SavedArticlesView } from '../views/account/saved-articles.tsx'
import { page } from './define-page.tsx'
import { formSignedIn, readOr } from './signed-in.ts'

export const savedArticles = page({
  path: '/saved-articles',
  for: 'personal',
  form: true,
  query: ['removed'],
  async load(loading) {
    const { read } = await formSignedIn(loading)
    const { content, input, form } = loading
    const [removed] = savedCards(content, input.query.removed ? [input.query.removed] : [])
    const saved = await readOr(read('saved-articles'), null)
    return {
      cards:
        saved &&
        savedCards(
          content,
          saved.map(({ slug }) => slug),
        ),
      removed,
      message: form?.message,
    }
  },
  head: () => ({ title: 'Saved articles', description: 'What you saved with the heart, newest first.', noindex: true }),
  view: ({ loaded }) => <SavedArticlesView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})
