// Trying to conceive: adding it, and the dialog that removes it or leads on to a pregnancy. What fails here fails in
// silence: the state is what it was before. Effects are not here: they send their answers as events.
import { profileAdded, profileRemoved } from '../domain/messages.ts'
import { type OutcomeEvent, waitsFor } from './profile-form.ts'

/** `isTtc` is what the server knows. */
export type TtcForm =
  | { status: 'closed' }
  | { status: 'idle'; isTtc: boolean }
  | { status: 'saving'; isTtc: boolean; request: number }
  | { status: 'finished'; isTtc: boolean; request: number; message: string }
  /** The dialog gives way to the one that adds a pregnancy. */
  | { status: 'pregnant' }

export type TtcEvent =
  | OutcomeEvent
  | { type: 'add'; request: number }
  | { type: 'remove'; request: number }
  | { type: 'pregnant' }

/** The start, for a member who is trying to conceive or not. */
export const openTtcForm = (isTtc: boolean): TtcForm => ({ status: 'idle', isTtc })

/** What is sent for `member` while it saves. */
export const ttcPayload = ({ isTtc }: Extract<TtcForm, { status: 'saving' }>) => ({ is_ttc: !isTtc })

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextTtcForm(state: TtcForm, event: TtcEvent): TtcForm {
  switch (event.type) {
    case 'add':
      return state.status === 'idle' && !state.isTtc ? { ...state, status: 'saving', request: event.request } : state
    case 'remove':
      return state.status === 'idle' && state.isTtc ? { ...state, status: 'saving', request: event.request } : state
    case 'saved':
      if (state.status !== 'saving' || !waitsFor(state, event.request)) return state
      return {
        status: 'finished',
        isTtc: !state.isTtc,
        request: event.request,
        message: state.isTtc ? profileRemoved : profileAdded,
      }
    case 'failed':
    case 'gone':
      return state.status === 'saving' && waitsFor(state, event.request) ? openTtcForm(state.isTtc) : state
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'pregnant':
      return state.status === 'idle' && state.isTtc ? { status: 'pregnant' } : state
    case 'close':
      // While a save runs the dialog stays: it would close on something that may yet fail.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown TTC event: ${JSON.stringify(event satisfies never)}`)
  }
}
