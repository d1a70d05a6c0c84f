import { Checkbox, type CheckboxProps, RadioGroup, type RadioProps } from './choice-input.tsx'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface DateInputProps extends Omit<DatePickerProps, 'initialDate'> {
  /** YYYY-MM-DD, or empty. */
  value?: string
}

export type FormInputProps =
  | TextInputProps
  | ({ type: 'checkbox' } & CheckboxProps)
  | ({ type: 'radio' } & RadioProps)
  | ({ type: 'date' } & DateInputProps)

/**
 * A field of a form, with its label, message and tip. With `onChange` it is controlled, as in an island; without, the
 * browser holds the value, and the form works without script.
 */
export function FormInput(props: FormInputProps) {
  switch (props.type) {
    case 'text':
    case 'password':
      return <TextInput {...props} />
    case 'checkbox':
      return <Checkbox {...props} />
    case 'radio':
      return <RadioGroup {...props} />
    case 'date': {
      const { value, ...rest } = props
      return <DatePicker initialDate={value} {...rest} />
    }
  }
}
