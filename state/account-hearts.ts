// The hearts of a member: what was pressed shows at once, and goes to the account one request for each article at a
// time.
import { atom } from 'jotai'
import { saveFailed } from '../domain/messages.ts'
import { accountSavedAtom, saveInAccountAtom } from './account-saved.ts'
import { tellFirstSave } from './first-save.ts'
import { isFine } from './member-ask.ts'

export interface Hearts {
  slugs: readonly string[]
  /** Where they are stored; `page`: the browser refuses storage, so they last as long as the page. */
  home: 'account' | 'browser' | 'page'
  /** Pressed, and not answered yet. */
  waiting: readonly string[]
  /** What is to be said of those whose last change failed: they are as they were. */
  failed: Readonly<Record<string, string>>
}

/**
 * What was wanted last of an article, and who has it now: the account, `done` when this press led to it, or the
 * browser.
 */
type Answer = { in: 'account'; on: boolean; done: boolean } | { in: 'browser'; on: boolean }

/** What was pressed and not answered yet: whether it is to be saved. */
const wanted = atom<Readonly<Record<string, boolean>>>({})
const failed = atom<Readonly<Record<string, string>>>({})

const without = <V>(record: Readonly<Record<string, V>>, slug: string): Readonly<Record<string, V>> => {
  const { [slug]: _, ...others } = record
  return others
}

/** Read the hearts of the account, null when there is none; write an article with whether it is to be saved. */
export const accountHeartsAtom = atom(
  (get): Hearts | null => {
    const { status, slugs } = get(accountSavedAtom)
    if (status === 'none') return null
    const pressed = get(wanted)
    const waiting = Object.keys(pressed)
    const others = slugs.filter(slug => !waiting.includes(slug))
    return {
      slugs: [...others, ...waiting.filter(slug => pressed[slug])],
      home: 'account',
      waiting,
      failed: get(failed),
    }
  },
  async (get, set, slug: string, on: boolean): Promise<Answer> => {
    const isUnderWay = Object.hasOwn(get(wanted), slug)
    set(wanted, { ...get(wanted), [slug]: on })
    set(failed, without(get(failed), slug))
    if (isUnderWay) return { in: 'account', on, done: false } // the press before this one waits for the answer, and sends this too
    for (;;) {
      const sent = get(wanted)[slug] === true
      const status = await set(saveInAccountAtom, slug, sent)
      const last = get(wanted)[slug] === true
      if (isFine(status) && last !== sent) continue
      set(wanted, without(get(wanted), slug))
      if (get(accountSavedAtom).status === 'none') return { in: 'browser', on: last }
      if (!isFine(status)) set(failed, { ...get(failed), [slug]: saveFailed })
      else if (last) tellFirstSave()
      return { in: 'account', on: last, done: isFine(status) }
    }
  },
)
