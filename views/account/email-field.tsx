import { TextInput } from '../ui/text-input.tsx'
import type { FormShown } from './form-state.ts'

/** An e-mail address. `isLogin`: it is also the username, for password managers. */
export const EmailField = ({
  values,
  errors,
  isLogin = false,
}: Pick<FormShown, 'values' | 'errors'> & { isLogin?: boolean }) => (
  <TextInput
    type="text"
    name="email"
    label="E-mail"
    value={values.email}
    error={errors.email}
    autoComplete={isLogin ? 'username' : 'email'}
    inputMode="email"
    required
  />
)
