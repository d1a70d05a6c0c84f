// The avatar dialog's effects: asking for the avatar that is there, saving another one, and the time until it closes.
import { atom, type Getter, type Setter } from 'jotai'
import type { Member } from '../contract/member.ts'
import { defaultLetter, slugOfChoice } from '../domain/avatar.ts'
import type { EventOf } from '../domain/events.ts'
import type { AvatarInfo } from '../domain/member.ts'
import { type AvatarDialog, type AvatarEvent, nextAvatarDialog, openAvatarDialog } from './avatar-machine.ts'
import { newAvatarUrlAtom } from './avatar-url.ts'
import { refreshMemberAtom } from './member.ts'
import { wordsOf } from './refusal-words.ts'
import { report } from './report.ts'

type Owner = Pick<Member, 'id_string' | 'username' | 'first_name' | 'avatar_url'>
type Selection = EventOf<'avatar-interaction'>['properties']['selection']

export type AvatarAct =
  /** `place` tells who opened it: of several on a page only that one shows it. */
  { type: 'open'; member: Owner; place: string } | { type: 'save' } | Exclude<AvatarEvent, { request: number }>

interface Session {
  dialog: AvatarDialog
  place: string
  member: Owner | null
  /** Of the newest opening or save. */
  request: number
  counted: Selection | null
}

const timeoutMs = 15_000
/** How long success is shown, in milliseconds. */
export const successMs = 1500

/** Every time it is the camera that opens it. */
const decision = { userDecisionArea: 'avatar', trigger: 'camera', productType: 'avatar' } as const

const session = atom<Session>({ dialog: { status: 'closed' }, place: '', member: null, request: 0, counted: null })

/** The dialog, and who opened it. */
export const avatarDialogAtom = atom(get => get(session))

/** Write what was done in the dialog: it opens, changes, saves and closes by it, and is counted. */
export const avatarActAtom = atom(null, (get, set, act: AvatarAct) => {
  const before = get(session)
  const request = before.request + 1
  if (act.type === 'open') {
    const dialog = openAvatarDialog(defaultLetter(act.member.first_name), request)
    set(session, { dialog, place: act.place, member: act.member, request, counted: null })
    ask(act.member, request, event => step(get, set, event))
  } else if (act.type === 'save') {
    set(session, { ...before, request })
    step(get, set, { type: 'save', request })
    const { dialog, member } = get(session)
    if (dialog.status !== 'saving' || dialog.request !== request || !member) return
    send(get, set, { dialog, member })
  } else step(get, set, act)
  const after = get(session)
  const selection = selectionOf(act, before.dialog, after.dialog)
  // Looking along a row of letters is one choice of a letter.
  if (!selection || selection === after.counted) return
  set(session, { ...after, counted: selection })
  const source = act.type === 'save' && before.dialog.status !== 'closed' ? before.dialog.choice?.kind : undefined
  report({ name: 'avatar-interaction', properties: { selection, ...decision, source } })
})

function step(get: Getter, set: Setter, event: AvatarEvent) {
  const now = get(session)
  set(session, { ...now, dialog: nextAvatarDialog(now.dialog, event) })
}

const addressOf = (name: string) => `/api/members/${encodeURIComponent(name)}/avatar`

/** Without an answer nothing is preselected, and everything can be chosen. */
async function ask({ id_string }: Owner, request: number, tell: (event: AvatarEvent) => void) {
  try {
    const answer = await fetch(addressOf(id_string), { signal: AbortSignal.timeout(timeoutMs) })
    if (answer.ok) tell({ type: 'known', request, info: (await answer.json()) as AvatarInfo }) // ours, by contract
  } catch {
    // As said above.
  }
}

async function send(
  get: Getter,
  set: Setter,
  { dialog, member }: { dialog: Extract<AvatarDialog, { status: 'saving' }>; member: Owner },
) {
  const { choice, request } = dialog
  try {
    const body = new FormData()
    if (choice?.kind === 'file')
      body.set('file', choice.file as File) // the field gives nothing else
    else if (choice) body.set('slug', slugOfChoice(choice))
    const answer = await fetch(addressOf(member.username), {
      method: 'PUT',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const said = Object(await answer.json().catch(() => null))
    if (!answer.ok) return step(get, set, { type: 'failed', request, message: wordsOf(answer.status, said) })
    // The save has made a new version of the member; the next one has to know it.
    set(refreshMemberAtom)
    set(
      newAvatarUrlAtom,
      typeof said.avatar_url === 'string' ? said.avatar_url : withVersion(get(newAvatarUrlAtom) ?? member.avatar_url),
    )
    step(get, set, { type: 'saved', request })
    setTimeout(() => step(get, set, { type: 'elapsed', request }), successMs)
  } catch {
    step(get, set, { type: 'failed', request })
  }
}

/** An address that is told to be as before shows its new picture under a version of its own. */
const withVersion = (url: string) => `${url.split('?')[0]}?v=${Math.random().toString(36).slice(2, 10)}`

/** What an act is counted as; null for what changed nothing, and for looking around. */
function selectionOf({ type }: AvatarAct, before: AvatarDialog, after: AvatarDialog): Selection | null {
  if (before === after) return null
  if (type === 'choose-letter' || type === 'choose-color') return 'letter'
  if (type === 'choose-image') return 'image'
  if (type === 'choose-file')
    return after.status === 'idle' && after.choice?.kind === 'file' && !after.message ? 'upload' : null
  if (type === 'close') return after.status === 'closed' ? 'close' : null
  return type === 'open' || type === 'save' || type === 'discard' ? type : null
}
