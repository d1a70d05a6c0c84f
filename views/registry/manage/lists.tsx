import type { Member } from '../../../contract/member.ts'
import type { RegistrySummary } from '../../../contract/registry.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { eventKinds } from '../../../domain/registry/registry.ts'
import { Problem } from '../../account/sign-in.tsx'
import { usePage } from '../../page.tsx'
import { Saved } from '../../settings/saved.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/time.tsx'
import { Text } from '../../ui/typography.tsx'
import { AboutFields } from './about-fields.tsx'
import { ManageForm, type Shown } from './manage-form.tsx'
import { listPath, managePath } from './paths.ts'

interface Props {
  who: Member
  /** Null when they cannot be read just now. */
  lists: readonly RegistrySummary[] | null
  shown: Shown
  press: string
  saved?: string
  /** Where the form leads on to. */
  target: string
}

/** The lists that somebody keeps, and the form that makes one. */
export function ListsView({ who, lists, shown, press, saved, target }: Props) {
  const isQuiet = usePage().sensitive === true
  const open = lists?.filter(({ status }) => status !== 'hidden') ?? []
  const hidden = lists?.filter(({ status }) => status === 'hidden') ?? []
  const first: Shown['values'] = { first_name: who.first_name, last_name: who.last_name, event_kind: 'none' }
  const making = (
    <ManageForm to={managePath} action="create" press={press} shown={shown} button="Make the list">
      {target && <input type="hidden" name="target" value={target} />}
      <AboutFields values={{ ...first, ...shown.values }} errors={shown.errors} />
    </ManageForm>
  )
  return (
    <div className="manage">
      <header className="manage-head">
        <Text variant="title">Your lists</Text>
        <Text variant="lead">
          {isQuiet
            ? 'What you have kept here. Guests of a paused list see that it is not open at the moment, and at most a sentence that you choose.'
            : 'What you wish for, from any shop or from nobody’s shop, in one place that only those see whom you give its link.'}
        </Text>
      </header>
      {saved && <Saved words={saved} />}
      {!lists && <Problem words="Your lists cannot be reached right now. Nothing in them is lost." />}
      {open.length > 0 && (
        <ul className="manage-lists">
          {open.map(list => (
            <ListLine key={list.id} list={list} isQuiet={isQuiet} />
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <details className="manage-more">
          <summary>Hidden lists</summary>
          <ul className="manage-lists">
            {hidden.map(list => (
              <ListLine key={list.id} list={list} isQuiet={isQuiet} />
            ))}
          </ul>
        </details>
      )}
      {isQuiet && !shown.message && Object.keys(shown.errors).length === 0 ? null : lists?.length &&
        !shown.values.action ? (
        <details className="manage-more">
          <summary>Make another list</summary>
          {making}
        </details>
      ) : (
        <section className="manage-part" aria-labelledby="make">
          <Text variant="heading" id="make">
            Make a list
          </Text>
          {making}
        </section>
      )}
      {isQuiet && lists?.length === 0 && <p>There is no list.</p>}
    </div>
  )
}

const ListLine = ({ list, isQuiet }: { list: RegistrySummary; isQuiet: boolean }) => (
  <li>
    <div>
      <h2>
        <a href={listPath(list.id)}>
          <bdi>{namesInLine(list.parents)}</bdi>
        </a>
      </h2>
      <p>
        {list.items === 1 ? '1 wish' : `${list.items} wishes`}
        {list.event_date && !isQuiet && (
          <>
            {' · '}
            {eventKinds.find(({ value }) => value === list.event_kind)?.label}: <DateText date={list.event_date} />
          </>
        )}
        {list.status === 'paused' && ' · paused'}
      </p>
    </div>
    <ButtonLink href={listPath(list.id, '/share')} variant="quiet">
      Share
    </ButtonLink>
  </li>
)
