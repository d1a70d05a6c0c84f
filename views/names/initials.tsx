import type { FullName, InitialsFound } from '../../domain/names/initials.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { InitialsForm } from './initials-form.tsx'
import { nameBreadcrumbs } from './name-breadcrumbs.ts'

interface Props {
  name: FullName
  found: InitialsFound
  /** The address of the first name's page, if it has one. */
  path: string | undefined
}

/** The initials of a full name, large, and what they may spell. */
export const InitialsView = ({ name, found: { initials, monogram, warnings }, path }: Props) => {
  const full = [name.first, name.middle, name.surname].filter(Boolean).join(' ')
  return (
    <div className="index initials-page">
      <header className="name-head">
        <Breadcrumb steps={nameBreadcrumbs.below()} />
        <Text variant="title">{initials.length > 1 ? `The initials of ${full}` : 'The initials of a name'}</Text>
        <Text variant="lead">
          {initials.length > 1
            ? verdict(warnings.length > 0)
            : 'They stand on a coat hook, a suitcase and a work account for life. Put the names in, and look at them together.'}
        </Text>
        {initials && (
          <p className="name-sign" role="img" aria-label={`Initials ${[...initials].join(' ')}`}>
            <span data-length={Math.min([...initials].length, 5)}>{initials}</span>
          </p>
        )}
      </header>
      {warnings.map(({ letters, as }) => (
        <p key={as} className="callout callout-tip">
          {as === 'initials' ? 'Read as a word' : 'As a monogram, with the last name in the middle'}, they are{' '}
          <b>{letters}</b>, which is on our list of words to avoid.
        </p>
      ))}
      {monogram && (
        <p>
          As a monogram, with the last name large in the middle: <b>{monogram}</b>
        </p>
      )}
      <InitialsForm {...name} withFirst />
      {path && (
        <p>
          <a href={path}>Back to {name.first}</a>
        </p>
      )}
    </div>
  )
}

const verdict = (isUnlucky: boolean) =>
  isUnlucky
    ? 'Have another look: somebody at school will.'
    : 'Nothing on our small English list of words to avoid. Say them aloud once, and in your other languages.'
