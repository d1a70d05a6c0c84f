import { type NumberRange, problemWithNumber } from '../../domain/tools/typed-number.ts'
import type { FieldOf } from './field-of.tsx'
import { TypedField } from './typed-field.tsx'

/** A number in a range, as it was typed. */
export const NumberField = ({ range, ...field }: FieldOf & { range: NumberRange }) => (
  <TypedField
    {...field}
    problem={problemWithNumber(field.value, range)}
    inputMode={range.decimals ? 'decimal' : 'numeric'}
  />
)
