// Which prompts may show. Pages and browser ask the same rules: the page for what its cache's key tells, the browser
// for what only it knows.
import { refusedOf } from './ask-no-more.ts'
import { maySayFavorites, maySaySaved } from './hints.ts'
import { opensNow } from './opening.ts'
import type { Prompt, PromptId, PromptPage, PromptVisit } from './prompt.ts'
import { askNoMoreCookie } from './registration.ts'
import { prompts } from './table.ts'

const isFor = ({ who }: Prompt, { signedIn, country }: PromptPage): boolean => {
  if (who === 'everyone') return true
  if (who === 'member' || who === 'sister-member') return signedIn
  return !signedIn && (who === 'signed-out' || country === 'US')
}

/** Whether a prompt may be part of such a page. After a loss none is. */
export const mayStand = (prompt: Prompt, page: PromptPage): boolean =>
  !page.sensitive &&
  prompt.layouts.includes(page.layout) &&
  isFor(prompt, page) &&
  prompt.on(page.path) &&
  (prompt.id !== 'site-message' || page.hasMessage) &&
  (prompt.id !== 'app-install' || !page.hasStickyAd)

/** The prompts that such a page may have. */
export const promptsOfPage = (page: PromptPage): PromptId[] =>
  prompts.filter(prompt => mayStand(prompt, page)).map(({ id }) => id)

/** Of prompts that may show, those that no other of them keeps away. */
export const withoutThoseThatGiveWay = (ids: readonly PromptId[]): PromptId[] =>
  prompts
    .filter(({ id, givesWayTo }) => ids.includes(id) && !givesWayTo.some(other => ids.includes(other)))
    .map(({ id }) => id)

/** What the browser has to say to those that do not open by themselves; the others ask it nothing. */
const inBrowser: Partial<Record<PromptId, (visit: PromptVisit) => boolean>> = {
  'saved-tip': maySaySaved,
  'names-note': maySayFavorites,
}

/** Of prompts in the order of the table, one that covers a part of the page: the first. */
const oneThatCovers = (open: readonly Prompt[]): readonly Prompt[] => {
  const first = open.find(({ covers }) => covers)
  return open.filter(prompt => !prompt.covers || prompt === first)
}

/**
 * Which of a page's prompts may show in this browser: at most one that opens by itself, at most one that covers
 * anything, none beside one that it gives way to, and none while a timer of a tool runs.
 */
export function promptsNow(ids: readonly PromptId[], visit: PromptVisit): PromptId[] {
  if (visit.timerRuns) return []
  const refused: readonly string[] = refusedOf(visit.cookie(askNoMoreCookie))
  const opening = opensNow(ids, visit)
  const open = prompts.filter(({ id, when }) => {
    if (!ids.includes(id) || refused.includes(id)) return false
    return when === 'load' ? id === opening : (inBrowser[id]?.(visit) ?? true)
  })
  return withoutThoseThatGiveWay(oneThatCovers(open).map(({ id }) => id))
}

/** All of it at once. */
export const decide = (page: PromptPage, visit: PromptVisit): PromptId[] => promptsNow(promptsOfPage(page), visit)
