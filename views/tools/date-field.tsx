import type { Span } from '../../domain/dates.ts'
import { problemWithTyped, widestSpan } from '../../domain/typed-date.ts'
import { DatePicker } from '../ui/date-picker.tsx'
import { type FieldOf, Leaving, useSaid } from './field-of.tsx'

interface Props extends FieldOf, Partial<Span> {
  /** Said of a date outside the span, in place of the usual words. */
  outside?: string
}

/** A calendar date in a span. */
export function DateField({ min, max, outside = '', ...field }: Props) {
  const span: Span = { min: min ?? widestSpan.min, max: max ?? widestSpan.max }
  const { value, label, name, tip } = field
  const { said, leave, change } = useSaid(field, outside || problemWithTyped(value, span))
  return (
    <Leaving onLeave={leave}>
      <DatePicker
        label={label}
        name={name}
        initialDate={value}
        min={min}
        max={max}
        minYear={min && Number(min.slice(0, 4))}
        maxYear={max && Number(max.slice(0, 4))}
        error={said}
        tipText={tip}
        onChange={({ text }) => change(text)}
      />
    </Leaving>
  )
}
