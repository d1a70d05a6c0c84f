// The two windows that ask: their HTML comes from the server when one opens, with its style sheet.

import type { Opening } from '../domain/prompts/opening.ts'
import { dismissedCookie, dismissedSeconds, openedCookie } from '../domain/prompts/registration.ts'
import { variantOf } from '../domain/prompts/variant.ts'
import { welcomeCookie } from '../domain/prompts/welcome.ts'
import { refuse } from './ask-no-more.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { isBusy } from './is-busy.ts'
import { askedToJoin, decisionOf } from './join-link.ts'
import { report } from './report.ts'

/** The dialog and its style sheet, in the page and ready to be shown; null when they do not come. */
async function fetchDialog(name: Opening, query: Record<string, string>): Promise<HTMLDialogElement | null> {
  const answer = await fetch(`/api/prompts/${name}?${new URLSearchParams(query)}`)
  if (!answer.ok) return null
  const { head, body } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheet = head.querySelector('link')
  const dialog = body.querySelector('dialog')
  if (!sheet || !dialog) return null
  const styled = new Promise((loaded, failed) => {
    sheet.addEventListener('load', loaded)
    sheet.addEventListener('error', failed)
  })
  document.head.append(sheet)
  await styled
  document.body.append(dialog)
  return dialog
}

/** Milliseconds after its load in which a page may ask by itself. */
const promptly = 2000

/** Whether the page was loaded, or shown after it was made ahead, a moment ago. */
function isFresh(): boolean {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number // not in every browser yet
  })[]
  const since = Math.max(page?.loadEventEnd ?? 0, page?.activationStart ?? 0)
  return performance.now() - (since || performance.now()) <= promptly
}

let isOpening = false

/**
 * Opens a window.
 * @param isFit asked once more when all of it has come: a visitor may have begun to do something
 * @returns whether it stands open
 */
async function open(
  name: Opening,
  query: Record<string, string>,
  isFit: () => boolean,
  closed: () => void,
): Promise<HTMLDialogElement | null> {
  document.querySelector(`dialog#${name}:not([open])`)?.remove() // from an earlier opening
  if (isOpening || document.getElementById(name)) return null
  isOpening = true
  try {
    const dialog = await fetchDialog(name, query)
    if (!dialog) return null
    if (!isFit()) {
      dialog.remove()
      return null
    }
    // It stays in the page, closed: a press on it may still be waiting for what answers it.
    dialog.addEventListener('close', closed)
    writeCookie(openedCookie, name)
    dialog.showModal()
    return dialog
  } finally {
    isOpening = false
  }
}

/**
 * Opens the window that asks to join.
 * @param trigger `heart`: somebody has saved a text; `load`: by itself
 */
export async function openRegistration(trigger: 'heart' | 'load') {
  const { pathname } = location
  const decision = decisionOf('registration-modal', trigger)
  const minutes = Number(document.querySelector<HTMLElement>('[data-minutes]')?.dataset.minutes ?? 0)
  const knowsFavorites = readCookie('enter_favorite_baby_name_page_first_time') !== undefined
  const { country = 'other', experiments = '' } = document.body.dataset
  const query = {
    variant: variantOf(pathname, minutes, knowsFavorites),
    country,
    options: experiments.includes('signUpOptionsAbVersion:2') ? '2' : '1',
    trigger,
  }
  const dialog = await open(
    'registration',
    query,
    () => !isBusy() && (trigger === 'heart' || isFresh()),
    () => {
      writeCookie(dismissedCookie, 'true', dismissedSeconds)
      askedToJoin('close', decision)
    },
  )
  if (!dialog) return
  askedToJoin('show', decision)
  dialog.querySelector('[data-refuse]')?.addEventListener('click', () => {
    refuse('registration', true)
    dialog.close()
  })
}

/** Opens the window that welcomes a member of the sister product. */
export async function openWelcome() {
  const tkPopup = new URLSearchParams(location.search).get('tkPopup')
  const dialog = await open(
    'welcome',
    tkPopup ? { tkPopup } : {},
    () => !isBusy(),
    () => {},
  )
  if (!dialog) return
  const seconds = dialog.querySelector<HTMLElement>('[data-seconds]')?.dataset.seconds
  writeCookie(welcomeCookie, 'true', Number(seconds))
  report({ name: 'welcome-popup-view', properties: {} })
  // What is chosen opens a dialog of its own.
  for (const button of dialog.querySelectorAll('[data-profile-dialog]'))
    button.addEventListener('click', () => {
      if (!dialog.open) return // a press that was held, and is done again
      report({ name: 'welcome-popup-click', properties: {} })
      dialog.close()
    })
}
