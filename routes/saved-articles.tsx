import { savableCard, savedCards } from '../publishing/savable.ts'
import { SavedArticlesView } from '../views/account/saved-articles.tsx'
import { page } from './define-page.tsx'
import { formSignedIn, readOr } from './signed-in.ts'

const slugForm = /^[a-z0-9-]{1,120}$/

export const savedArticles = page({
  path: '/saved-articles',
  for: 'personal',
  query: ['removed'],
  form: {
    member: true,
    method: field => (field('action') === 'save' ? 'PUT' : 'DELETE'),
    to: (field, content) => {
      const fits = field('action') === 'save' ? savableCard(content, field('slug')) : slugForm.test(field('slug'))
      return fits ? `/saved-articles/${field('slug')}` : null
    },
    next: field => (field('action') === 'save' ? '/saved-articles' : `/saved-articles?removed=${field('slug')}`),
  },
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
