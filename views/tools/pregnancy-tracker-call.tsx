// When to call, and the number.
import { type ReactNode, type Ref, useState } from 'react'
import { dialedNumber } from '../../domain/dialed-number.ts'
import { TextInput } from '../ui/text-input.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'
import type { CallWords } from './pregnancy-tracker-props.ts'

interface Props {
  urgency: 'emergency' | 'now'
  /** What was noted, with the danger sign. */
  words: string
  call: CallWords
  phone: string
  heading: Ref<HTMLHeadingElement>
  /** The field for the number, while there is none. */
  children: ReactNode
}

/** A danger sign with what to do about it, and nothing else. */
export function CallBox({ urgency, words, call, phone, heading, children }: Props) {
  const numbers = [urgency === 'emergency' ? call.emergencyNumber : '', phone.trim()].filter(dialedNumber)
  return (
    <section className="callout callout-call tracker-call">
      <div role="alert">
        <h3 ref={heading} tabIndex={-1} className="callout-title">
          {call[urgency]}
        </h3>
        <p>
          {words}.{' '}
          {urgency === 'now' &&
            'Call your care team, or labor and delivery at your hospital. If nobody answers, go there.'}
        </p>
      </div>
      {numbers.length > 0 && (
        <p className="button-row">
          {numbers.map(number => (
            <a key={number} className="button" href={`tel:${dialedNumber(number)}`}>
              Call {number}
            </a>
          ))}
        </p>
      )}
      {children}
      <p>
        <a href="/a/when-to-call#pregnancy">All signs, numbers and sources</a>
      </p>
    </section>
  )
}

/** Whether a log began without a number: its field then stands where one calls, and stays there while it is typed. */
export function useLacksPhone({ phone }: LogProps['value']): boolean {
  const [lacks] = useState(phone.trim() === '')
  return lacks
}

/** The number that the visitor wants to have at hand. It stands in its own section, and where one calls without it. */
export const CarePhone = ({ value, change }: Pick<LogProps, 'value' | 'change'>) => (
  <TextInput
    type="text"
    label="Telephone of your care team"
    name="phone"
    inputMode="tel"
    autoComplete="off"
    value={value.phone}
    error={value.phone.trim().length > 2 && !dialedNumber(value.phone) ? 'Enter one number only, without words.' : ''}
    tipText="Or of labor and delivery: stored on this device, to call from here."
    onChange={({ value: phone }) => change(now => ({ ...now, phone: phone.slice(0, 40) }))}
  />
)

/** The number by itself: to write it down before it is needed, and to change it. */
export const PhoneLog = (props: LogProps) => (
  <div className="tool-fields">
    <CarePhone {...props} />
  </div>
)
