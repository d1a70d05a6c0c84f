// The gifts of one list, from the day on which the surprise ends. Before it the page says when that is, and is the same
// whatever guests have done.
import type { Gift } from '../contract/registry.ts'
import { idForm } from '../domain/ids.ts'
import { thanksProblem } from '../domain/registry/fields.ts'
import { wordsFor } from '../domain/registry/messages.ts'
import { GiftsView } from '../views/registry/manage/gifts.tsx'
import { listPath } from '../views/registry/manage/paths.ts'
import { missing } from './define-page.tsx'
import type { Field, Wrong } from './form.ts'
import { wasOf } from './registry-manage-fields.ts'
import { listPage, ofList } from './registry-manage-page.tsx'
import { ownerWords } from './registry-manage-words.ts'

const thanksOf = (field: Field) => ({ thanked: field('thanked') !== '', thanks: field('thanks').trim() })

export const giftsPage = listPage<{ gifts: readonly Gift[] | 'surprise' }>({
  path: '/manage/:id/gifts',
  title: 'Gifts',
  query: ['saved'],
  form: {
    refilled: ['action', 'gift', 'thanked', 'thanks', 'was'],
    method: 'PUT',
    check: (field): Wrong => {
      const problem = thanksProblem(field('thanks'))
      return problem ? { thanks: wordsFor(problem) } : {}
    },
    to: field => (idForm.test(field('gift')) ? ofList(field, `/gifts/${field('gift')}`) : null),
    body: field => ({ ...thanksOf(field), ...wasOf(field, thanksOf) }),
    words: ownerWords.gifts,
    next: field => `${listPath(field('id'), '/gifts')}?saved=thanks#gift-${field('gift')}`,
  },
  async more(own, list) {
    // What is not shown is not asked for: nothing can tell by the time that it takes.
    if (!list.revealed) return { gifts: 'surprise' }
    const gifts = await own.registries.gifts(list.id)
    if (!gifts) throw missing({ suggestions: [] })
    return { gifts }
  },
  view: props => <GiftsView {...props} saved={props.query.saved === 'thanks' ? 'It was saved.' : undefined} />,
})
