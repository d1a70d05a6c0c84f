import { type Currency, problemWithMoney } from '../../domain/tools/money.ts'
import type { FieldOf } from './field-of.tsx'
import { TypedField } from './typed-field.tsx'

/** Letters of an amount that are kept. */
const longest = 30

/** An amount of money, as it was typed. */
export const MoneyField = ({ currency, onChange, ...field }: FieldOf & { currency: Currency }) => (
  <TypedField
    {...field}
    problem={problemWithMoney(field.value, currency)}
    inputMode="decimal"
    onChange={text => onChange(text.slice(0, longest))}
  />
)
