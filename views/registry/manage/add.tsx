import type { RegistrySummary } from '../../../contract/registry.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { Problem } from '../../account/sign-in.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { ItemFields } from './item-fields.tsx'
import type { Shown } from './manage-form.tsx'
import { addPath, managePath } from './paths.ts'

interface Props {
  /** Null when they cannot be read just now. */
  lists: readonly RegistrySummary[] | null
  shown: Shown
  press: string
}

/** What came from elsewhere, ready to be added by a press. */
export function AddView({ lists, shown, press }: Props) {
  const { values, errors, message, code } = shown
  const isAlike = code === 'duplicate-item'
  return (
    <div className="manage">
      <Breadcrumb steps={[{ title: 'Your lists', path: managePath }]} />
      <header className="manage-head">
        <Text variant="title">Add to your list</Text>
        <Text variant="lead">Nothing is saved before you press the button. Change whatever you like first.</Text>
      </header>
      {lists?.length === 0 ? (
        <section className="manage-part">
          <p>You have no list yet. What you bring along is kept while you make one.</p>
          <ButtonLink href={`${managePath}?target=${encodeURIComponent(backTo(values))}`}>Make a list first</ButtonLink>
        </section>
      ) : (
        <form method="post" action={addPath} className="fields">
          {message && <Problem words={message} />}
          <input type="hidden" name="key" value={press} />
          {isAlike && <input type="hidden" name="anyway" value="1" />}
          <ListChoice lists={lists} value={values.list} error={errors.list} />
          <ItemFields values={values} errors={errors} />
          <Button type="submit">{isAlike ? 'Add anyway' : 'Add to the list'}</Button>
        </form>
      )}
    </div>
  )
}

/** Which list; where there is only one it is that. */
function ListChoice({ lists, value, error }: { lists: Props['lists']; value?: string; error?: string }) {
  const [only, ...others] = lists ?? []
  if (only && others.length === 0) return <input type="hidden" name="list" value={only.id} />
  // While they cannot be read, what was chosen stays chosen.
  if (!lists) return <input type="hidden" name="list" value={value ?? ''} />
  const items = lists.map(({ id, parents, status }) => ({
    value: id,
    label: status === 'open' ? namesInLine(parents) : `${namesInLine(parents)} (paused)`,
  }))
  return <RadioGroup name="list" label="Which list" items={items} value={value} error={error} />
}

/** The address that fills this form with the same. */
function backTo(values: Shown['values']): string {
  const given = Object.entries(values).filter(([, text]) => text !== '')
  return `${addPath}?${new URLSearchParams(given)}`
}
