import type { Member } from '../../../contract/member.ts'
import type { Registry } from '../../../contract/registry.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Island } from '../../island.tsx'
import { usePage } from '../../page.tsx'
import { Art } from '../../ui/art.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/typography.tsx'
import { ItemFields } from './item-fields.tsx'
import { ListFrame } from './list-frame.tsx'
import { ManageForm, type Shown, shownOf } from './manage-form.tsx'
import { listPath } from './paths.ts'
import { Wish } from './wish.tsx'
import { partOf } from './wish-row.tsx'

interface Props {
  who: Member
  list: Registry
  shown: Shown
  press: string
  /** The wish whose form is open, as it is kept. */
  edited?: { id: string; values: Shown['values'] }
  /** What the fields of a new wish hold at first. */
  fresh: Shown['values']
  saved?: string
  /** It was added by a press in the checklist. */
  isFromChecklist: boolean
  /** The id of a wish that was taken off a moment ago. */
  removed?: string
}

/** The wishes of one list, in the order that guests see. */
export function WishesView({ who, list, shown, press, edited, fresh, saved, isFromChecklist, removed }: Props) {
  const here = listPath(list.id)
  const { sensitive } = usePage()
  const isRefused = shown.values.action === 'change' && shown.values.item !== edited?.id
  if (edited) return <EditView list={list} edited={edited} shown={shownOf(shown, 'change')} />
  // What was changed is gone from the list: its form becomes that of a new wish.
  const adding = isRefused ? shown : shownOf(shown, 'add')
  const rest = shown.message && adding === shown ? undefined : shown.message
  return (
    <ListFrame list={list} part="" title="Your list" saved={saved}>
      {isFromChecklist && !sensitive && (
        <p>
          <a href="/registry#checklist">Back to the checklist</a>
        </p>
      )}
      {rest && !isRefused && shown.values.action !== 'add' && <Problem words={rest} />}
      {removed && (
        <form method="post" action={here} className="saved-undo">
          <p role="status">It was taken off the list.</p>
          <input type="hidden" name="action" value="restore" />
          <input type="hidden" name="item" value={removed} />
          <button type="submit" className="text-button">
            Undo
          </button>
        </form>
      )}
      {list.items.length > 0 ? (
        <Island
          name="registry-wishes"
          props={{ member: who.id_string, list: list.id, version: list.version, items: list.items.map(({ id }) => id) }}
          when="interaction"
          parts={Object.fromEntries(list.items.map(item => [partOf(item.id), <Wish key={item.id} item={item} />]))}
        />
      ) : (
        <Nothing />
      )}
      <section className="manage-part" aria-labelledby="add">
        <Text variant="heading" id="add">
          Add a wish
        </Text>
        <AddForm to={here} press={press} fresh={fresh} shown={adding} />
        <p>
          Quicker ways: <a href={`${listPath(list.id, '/share')}#bookmark`}>a bookmark for any shop</a>,{' '}
          <a href={`${listPath(list.id, '/share')}#table`}>a table from another list</a>
          {!sensitive && (
            <>
              , <a href="/registry#checklist">the checklist</a>
            </>
          )}
          .
        </p>
      </section>
    </ListFrame>
  )
}

interface AddProps {
  to: string
  press: string
  fresh: Shown['values']
  shown: Shown
}

/** A new wish. What is like one of the list is asked about, with everything kept. */
const AddForm = ({ to, press, fresh, shown }: AddProps) => (
  <ManageForm
    to={to}
    action="add"
    press={press}
    shown={shown}
    button={shown.code === 'duplicate-item' ? 'Add anyway' : 'Add to the list'}
  >
    {shown.code === 'duplicate-item' && <input type="hidden" name="anyway" value="1" />}
    <ItemFields values={{ ...fresh, ...shown.values }} errors={shown.errors} />
  </ManageForm>
)

const EditView = ({
  list,
  edited,
  shown,
}: Pick<Props, 'list'> & { edited: NonNullable<Props['edited']>; shown: Shown }) => (
  <ListFrame list={list} part="" title="Change a wish">
    <ManageForm to={listPath(list.id)} action="change" was={edited.values} shown={shown} button="Save">
      <input type="hidden" name="item" value={edited.id} />
      <ItemFields values={shown.values.action ? shown.values : edited.values} errors={shown.errors} />
    </ManageForm>
    <div className="button-row">
      <ButtonLink href={`${listPath(list.id)}#item-${edited.id}`} variant="quiet">
        Leave it as it was
      </ButtonLink>
      <form method="post" action={listPath(list.id)}>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="item" value={edited.id} />
        <Button type="submit" variant="quiet">
          Take it off the list
        </Button>
      </form>
    </div>
  </ListFrame>
)

const Nothing = () => (
  <div className="saved-empty">
    <Art name="empty-list" alt="" />
    <p>Nothing is on the list yet. Begin with anything: a title is enough, and everything can be changed later.</p>
  </div>
)
