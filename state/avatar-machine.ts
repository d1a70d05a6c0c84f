// The avatar dialog, from opening to closing. Effects (asking, saving, timers) are not here: they send their answers as
// events.
import {
  type AvatarChoice,
  type AvatarColor,
  choiceOfInfo,
  type DefaultImage,
  defaultColor,
  isSameChoice,
  uploadProblem,
} from '../domain/avatar.ts'
import type { AvatarInfo } from '../domain/member.ts'
import { saveFailed } from '../domain/messages.ts'

/** What is needed of a browser's File. */
export interface UploadFile {
  name: string
  /** In bytes. */
  size: number
}

type Choice = AvatarChoice | { kind: 'file'; file: UploadFile }
type Tab = 'letter' | 'avatar' | 'upload'

interface Open {
  tab: Tab
  /** Choosing one thing is leaving the others. */
  choice: Choice | null
  /** The avatar that is there, when it is a placeholder: chosen at first, and no change worth saving. */
  preselected: AvatarChoice | null
  /** What goes with a colour before a letter was chosen. */
  letter: string
  /** The request for the avatar that is there. */
  asked: number
}

export type AvatarDialog =
  | { status: 'closed' }
  /** `message` says why the last file or save failed, '' for nothing. `confirming` asks about unsaved changes. */
  | (Open & { status: 'idle'; message: string; confirming: boolean })
  | (Open & { status: 'saving'; request: number })
  | (Open & { status: 'finished'; request: number })

export type AvatarEvent =
  | { type: 'known'; request: number; info: AvatarInfo }
  | { type: 'show-tab'; tab: Tab }
  | { type: 'choose-letter'; letter: string }
  | { type: 'choose-color'; color: AvatarColor }
  | { type: 'choose-image'; image: DefaultImage }
  | { type: 'choose-file'; file: UploadFile }
  | { type: 'save'; request: number }
  | { type: 'saved'; request: number }
  | { type: 'failed'; request: number; message?: string }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }
  | { type: 'back' }
  | { type: 'discard' }

/**
 * The dialog as it opens.
 * @param letter the member's default one, A to Z
 * @param asked the request that was made for the avatar that is there; its answer comes as `known`
 */
export const openAvatarDialog = (letter: string, asked: number): AvatarDialog => ({
  status: 'idle',
  tab: 'letter',
  choice: null,
  preselected: null,
  letter,
  asked,
  message: '',
  confirming: false,
})

/** Whether something was chosen that leaving would lose. The browser's own warning goes by it too. */
export function isUnsaved(state: AvatarDialog): boolean {
  if (state.status === 'closed' || state.status === 'finished' || state.choice === null) return false
  return state.choice.kind === 'file' || state.preselected === null || !isSameChoice(state.choice, state.preselected)
}

/** Whether the Save button is enabled. With a message and no choice it is, and saves nothing. */
export const canSaveAvatar = (state: AvatarDialog): boolean =>
  state.status === 'idle' && (state.choice !== null || state.message !== '')

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextAvatarDialog(state: AvatarDialog, event: AvatarEvent): AvatarDialog {
  switch (event.type) {
    case 'known':
      return state.status === 'idle' && state.asked === event.request
        ? withKnown(state, choiceOfInfo(event.info))
        : state
    case 'show-tab':
      return state.status === 'idle' ? { ...state, tab: event.tab } : state
    case 'choose-letter':
      return chosen(state, 'letter', {
        kind: 'letter',
        letter: event.letter,
        color: letterOf(state)?.color ?? defaultColor,
      })
    case 'choose-color':
      return state.status === 'idle'
        ? chosen(state, 'letter', {
            kind: 'letter',
            letter: letterOf(state)?.letter ?? state.letter,
            color: event.color,
          })
        : state
    case 'choose-image':
      return chosen(state, 'avatar', { kind: 'image', image: event.image })
    case 'choose-file':
      return withFile(state, event.file)
    case 'save':
      if (state.status !== 'idle' || state.choice === null) return state
      return { ...openPart(state), status: 'saving', request: event.request }
    case 'saved':
      return isAnswer(state, event) ? { ...openPart(state), status: 'finished', request: event.request } : state
    case 'failed':
      if (!isAnswer(state, event)) return state
      return { ...openPart(state), status: 'idle', message: event.message ?? saveFailed, confirming: false }
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'close':
      return closing(state)
    case 'back':
      return state.status === 'idle' ? { ...state, confirming: false } : state
    case 'discard':
      return state.status === 'idle' && state.confirming ? { status: 'closed' } : state
    default:
      throw new RangeError(`unknown avatar event: ${JSON.stringify(event satisfies never)}`)
  }
}

const openPart = ({ tab, choice, preselected, letter, asked }: Open): Open => ({
  tab,
  choice,
  preselected,
  letter,
  asked,
})

type Saving = Extract<AvatarDialog, { status: 'saving' }>
const isAnswer = (state: AvatarDialog, { request }: { request: number }): state is Saving =>
  state.status === 'saving' && state.request === request

const letterOf = (state: AvatarDialog) =>
  state.status !== 'closed' && state.choice?.kind === 'letter' ? state.choice : null

/** A choice ends the complaint about the one before it. While a save runs, what is sent stays what is shown. */
const chosen = (state: AvatarDialog, tab: Tab, choice: Choice): AvatarDialog =>
  state.status === 'idle' ? { ...state, tab, choice, message: '', confirming: false } : state

/** A file that is refused takes nothing away: what was chosen before stays. */
function withFile(state: AvatarDialog, file: UploadFile): AvatarDialog {
  const problem = uploadProblem(file)
  if (problem === null) return chosen(state, 'upload', { kind: 'file', file })
  return state.status === 'idle' ? { ...state, tab: 'upload', message: problem } : state
}

/** The answer can come after the first choice: it must not take that one away. */
function withKnown(state: Extract<AvatarDialog, { status: 'idle' }>, preselected: AvatarChoice | null): AvatarDialog {
  if (state.choice !== null || preselected === null) return { ...state, preselected }
  const tab = preselected.kind === 'image' && state.tab === 'letter' ? 'avatar' : state.tab
  return { ...state, preselected, choice: preselected, tab }
}

/** While a save runs the dialog stays: its answer is still to be told. */
function closing(state: AvatarDialog): AvatarDialog {
  if (state.status === 'saving') return state
  return state.status === 'idle' && isUnsaved(state) ? { ...state, confirming: true } : { status: 'closed' }
}
