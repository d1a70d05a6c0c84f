// What stands at the end of a page and can be closed for good: banners and the question under a text. Each is counted
// once it is seen.
import type { Refusable } from '../domain/prompts/ask-no-more.ts'
import { refuse } from '../state/ask-no-more.ts'
import { closedMessageKey, readStored, store } from '../state/device-storage.ts'
import { report } from '../state/report.ts'

let isStarted = false
/** The press that was answered last. */
let answered: Event | undefined

/** A press on Close, or on an answer. */
function press(event: Event) {
  if (event === answered) return
  answered = event
  const { target } = event
  const button = target instanceof Element ? target.closest('button') : null
  const banner = button?.closest<HTMLElement>('[data-refusable]')
  if (!button || !banner) return
  const { answer } = button.dataset
  const { refusable, messageId } = banner.dataset
  if (messageId) {
    store(closedMessageKey, messageId)
    report({ name: 'site-message-close', properties: {} })
  }
  // Nothing takes the place of what was closed.
  if (refusable === 'sign-up-banner') document.querySelector('[data-banner="app-install"]')?.remove()
  if (!answer) return refuse(refusable as Refusable, true) // views write no other
  report({ name: 'survey-answer', properties: { answer: answer as 'yes' } }) // likewise
  const question = banner.querySelector('p')
  if (question) question.textContent = 'Thank you. It is counted, and nobody knows that it was you.'
  for (const other of banner.querySelectorAll('button')) other.remove()
  refuse('survey', true, false)
}

/** Starts on a page that has any of them. @param first a press that has brought this script */
export function startPageEnd(first?: Event) {
  if (first) press(first) // it may have been too early for the listener of a start before
  if (isStarted) return
  isStarted = true
  document.addEventListener('click', press)
  const seen = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const name = (target as HTMLElement).dataset.seen as 'survey-card-view' // views write the events' names
      report({ name, properties: {} })
    }
  })
  for (const element of document.querySelectorAll('[data-seen]')) seen.observe(element)
  // Another message than the one that was closed: it shows from the next page on, so that nothing moves on this one.
  const message = document.querySelector<HTMLElement>('[data-message-id]')
  if (message && readStored(closedMessageKey).text !== message.dataset.messageId) refuse('site-message', false, false)
}
