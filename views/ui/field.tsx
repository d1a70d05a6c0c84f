// What every field of a form has besides its control: a message when something is wrong, and a tip.
import { useId, useState } from 'react'
import { Icon } from './icon.tsx'
import { TextLink } from './link.tsx'

export interface FieldProps {
  label: string
  /** Its value is not valid, with or without a message. */
  invalid?: boolean
  /** What is wrong, and what to do about it. */
  error?: string
  tipText?: string
  /** A tip of type link leads to `tipLink`. */
  tipType?: 'text' | 'link'
  tipLink?: string
}

/** The id of a field, and the attributes that tie its control to its message and its tip. */
export function useField({ invalid, error, tipText }: FieldProps) {
  const id = useId()
  const notes = [error && `${id}problem`, tipText && `${id}tip`].filter(Boolean).join(' ')
  return { id, tied: { 'aria-invalid': invalid || error ? true : undefined, 'aria-describedby': notes || undefined } }
}

/** Message and tip of the field with that id. */
export function FieldNotes({ id, error, tipText, tipType = 'text', tipLink }: FieldProps & { id: string }) {
  return (
    <>
      <Problem id={`${id}problem`} text={error ?? ''} />
      {tipText && (
        <p id={`${id}tip`} className="field-tip">
          {tipType === 'link' && tipLink ? <TextLink href={tipLink}>{tipText}</TextLink> : tipText}
        </p>
      )}
    </>
  )
}

/** A message that appears while the page is open is announced; one that came with the page is not. */
function Problem({ id, text }: { id: string; text: string }) {
  const [came, setCame] = useState({ text, later: false })
  if (came.text !== text) setCame({ text, later: true })
  if (!text) return null
  return (
    <p key={text} id={id} className="field-problem" role={came.later ? 'alert' : undefined}>
      <Icon name="warning" />
      {text}
    </p>
  )
}
