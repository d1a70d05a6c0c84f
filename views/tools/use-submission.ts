import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/**
 * For a form whose answer stands below it: whoever sent it comes to the first field that is wrong, or else to the
 * answer, as soon as both can be told. The answer is what a script may give the focus (`tabIndex` -1).
 * @param isKnown false as long as what works the answer out is still to come
 */
export function useSubmission(form: RefObject<HTMLElement | null>, isKnown: boolean) {
  const [count, setCount] = useState(0)
  const followed = useRef(0)
  useEffect(() => {
    const isNew = count > followed.current
    const place = form.current?.parentElement
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (isNew && !wrong && !isKnown) return
    followed.current = count
    if (isNew) (wrong ?? place?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus()
  }, [count, isKnown, form])
  return {
    /** It was sent: what is missing is said. */
    asked: count > 0,
    submit: (event: FormEvent) => {
      event.preventDefault()
      startTransition(() => setCount(count + 1)) // after what was typed last
    },
    /** Its fields are others now, which nobody has sent. */
    begin: () => setCount(0),
  }
}
