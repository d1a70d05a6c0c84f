// What the pages of signing in and out share: a card with a form, and a drawing.
import type { ReactNode } from 'react'
import { carriedFrom } from '../../domain/carried-fields.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/typography.tsx'
import type { FormShown } from './form-state.ts'

interface Props {
  title: string
  lead?: string
  art: string
  children: ReactNode
}

export const SignInPage = ({ title, lead, art, children }: Props) => (
  <div className="sign-in">
    <div className="sign-in-card">
      <Text variant="title">{title}</Text>
      {lead && <Text variant="lead">{lead}</Text>}
      {children}
    </div>
    <Art name={art} alt="" eager />
  </div>
)

/** A problem of the form as a whole. */
export const Problem = ({ words }: { words: string }) => (
  <p className="sign-in-problem" role="alert">
    <Icon name="warning" />
    {words}
  </p>
)

interface FormProps {
  action: string
  button: string
  values: Readonly<Record<string, string>>
  /** A problem of the form as a whole. */
  message?: string
  children?: ReactNode
}

/** A form that works without script, and passes on the values of the visitor's link, such as the target. */
export const SignInForm = ({ action, button, values, message, children }: FormProps) => (
  <form method="post" action={action} className="fields">
    {message && <Problem words={message} />}
    <Carried values={values} />
    {children}
    <Button type="submit">{button}</Button>
  </form>
)

/** A form that a link in an e-mail leads to: it sends the link's token. */
export const TokenForm = ({
  action,
  button,
  values,
  errors,
  message,
  children,
}: Pick<FormProps, 'action' | 'button' | 'children'> & FormShown) => (
  <SignInForm action={action} button={button} values={{}} message={errors.token ?? message}>
    <input type="hidden" name="token" value={values.token ?? ''} />
    {children}
  </SignInForm>
)

/** The values that are passed on, as hidden fields. */
export const Carried = ({ values }: Pick<FormProps, 'values'>) =>
  useCarried(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

function useCarried(values: Readonly<Record<string, string>>) {
  const { main, names, registry } = usePage().build.origins
  return carriedFrom(values, [main, names, registry])
}

/** A link to another of these pages, with the same values. */
export function SignInLink({
  to,
  values,
  children,
}: {
  to: string
  values: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const query = new URLSearchParams(useCarried(values)).toString()
  return (
    <p className="sign-in-other">
      <a href={query ? `${to}?${query}` : to}>{children}</a>
    </p>
  )
}
