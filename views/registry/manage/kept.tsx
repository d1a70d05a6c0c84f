import { Problem } from '../../account/sign-in.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Text } from '../../ui/typography.tsx'
import { managePath } from './paths.ts'

interface Props {
  values: Readonly<Record<string, string>>
  message: string
  /** Where the form is sent once more; undefined when that makes no sense. */
  again?: string
}

/** Fields that say what a form is about, not what somebody typed. */
const own = new Set(['action', 'version', 'key', 'list', 'item', 'id', 'order', 'was'])

/** Names of fields for people: `parent_first` becomes 'parent first'. */
const inWords = (name: string) => name.replaceAll('_', ' ')

/** A form that could not be sent on, with all that was typed: the list is gone, or cannot be reached. */
export function KeptView({ values, message, again }: Props) {
  const typed = Object.entries(values).filter(([name, text]) => !own.has(name) && text !== '')
  return (
    <div className="manage">
      <Breadcrumb steps={[{ title: 'Your lists', path: managePath }]} />
      <header className="manage-head">
        <Text variant="title">Not saved yet</Text>
      </header>
      <Problem words={message} />
      {typed.length > 0 && (
        <section className="manage-part" aria-labelledby="typed">
          <Text variant="heading" id="typed">
            What you entered
          </Text>
          <dl className="manage-typed">
            {typed.map(([name, text]) => (
              <div key={name}>
                <dt>{inWords(name)}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {again && (
        <form method="post" action={again}>
          {Object.entries(values).map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          <Button type="submit">Try again</Button>
        </form>
      )}
      <p>
        <a href={managePath}>Your lists</a>
      </p>
    </div>
  )
}
