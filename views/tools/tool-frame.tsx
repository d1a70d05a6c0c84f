import { useAtom } from 'jotai'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { ToolAction } from '../../domain/tools/tool-keys.ts'
import { afterPicture } from '../../state/after-picture.ts'
import { reportTool, type StoredTool } from '../../state/tools/stored-tool.ts'
import { whenIdle } from '../../state/when-idle.ts'
import { type FootAction, ToolFoot } from './tool-foot.tsx'
import { useOffline } from './use-offline.ts'
import { useSame } from './use-same.ts'

interface Props<S> {
  tool: StoredTool<S>
  /** What the tool comes to, in plain lines: what is shared as a text. None while there is nothing to tell. */
  lines: readonly string[]
  /** What is printed, on a sheet of its own. */
  sheet: ReactNode
  /** Loads the sheet, when it comes with the press. */
  beforePrint?: () => Promise<void>
  children: ReactNode
}

const loadActions = () => import('./tool-actions.ts')
type Actions = Awaited<ReturnType<typeof loadActions>>

/** How long what was done can be taken back, in milliseconds. */
const undoMs = 10_000
/** A backup beyond this many characters is none of ours. */
const longestFile = 5_000_000

/**
 * What every tool has around it: where its state is, a file of it, print, share, forget all, and taking back. The
 * tool's own part is `children`.
 */
export function ToolFrame<S>({ tool, lines, sheet, beforePrint, children }: Props<S>) {
  const [now, send] = useAtom(tool.atom)
  // What a key changes around the tool, and the paper, come right after its picture.
  const { value, storing, undo, problem } = useDeferredValue(now)
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const isOffline = useOffline()
  const [said, say] = useState('')
  const isEmpty = storing === 'empty' || storing === 'asleep'
  const written = useDeferredValue(isEmpty ? null : sheet)

  useEffect(() => {
    // To ask for a script is a tenth of a first press. What fails is asked for again when a button is pressed.
    if (!isEmpty) whenIdle(() => void loadActions().catch(() => {}))
  }, [isEmpty])

  const act = async (action: ToolAction, does: (actions: Actions) => string | Promise<string>) => {
    const actions = await loadActions().catch(() => null)
    if (!actions) return say('This did not load. Look at your connection; what you entered stays.')
    reportTool(tool.key, action)
    say(await does(actions))
  }
  const onFile = useSame(async (file: File) => {
    const text = file.size > longestFile ? 'too long' : await file.text().catch(() => 'unreadable')
    reportTool(tool.key, 'open-file')
    say('')
    send({ type: 'open', text })
  })
  const forget = () => {
    send({ type: 'forget' })
    reportTool(tool.key, 'forget')
    loadActions().then(
      ({ forgetCarried }) => forgetCarried(tool.key),
      () => {}, // what it would drop lasts an hour at most
    )
    say('')
    frame.current?.focus() // what had the focus may be gone, and the tool begins anew
  }
  const onAction = useSame((action: FootAction) => {
    if (action === 'forget') return forget()
    act(action, actions => {
      if (action === 'save-file') return actions.saveTool(tool, value)
      if (action === 'print') return actions.printTool(paper, beforePrint)
      return actions.shareLines(tool.name, lines)
    })
  })
  return (
    <div ref={frame} tabIndex={-1} className="tool-frame" data-storing={storing}>
      <div className="tool-body">{children}</div>
      <ToolFoot
        storing={storing}
        isOffline={isOffline}
        hasLines={lines.length > 0}
        said={said}
        problem={problem}
        onAction={onAction}
        onFile={onFile}
      />
      <Undo undo={undo} onUndo={() => send({ type: 'undo' })} onOver={() => send({ type: 'settle' })} />
      <div ref={paper} className="tool-sheet">
        {written}
      </div>
    </div>
  )
}

interface UndoProps {
  undo: { words: string } | null
  onUndo: () => void
  onOver: () => void
}

/** What was done, with the button that takes it back. It leaves after 10 s, but not while it has the pointer or focus. */
function Undo({ undo, onUndo, onOver }: UndoProps) {
  const place = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const end = useSame(onOver)
  useEffect(() => {
    if (!undo || held) return
    const timer = setTimeout(end, undoMs)
    return () => clearTimeout(timer)
  }, [undo, held, end])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-undo', undo !== null)
    if (!undo) return
    afterPicture(() =>
      loadActions().then(
        ({ findPlace }) => findPlace(place.current),
        () => {}, // it stays at the foot of the window
      ),
    )
  }, [undo])
  return (
    <div ref={place} className="toast-place" role="status">
      {undo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is on its button
        <div
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>{undo.words}</p>
          <button
            type="button"
            onClick={() => {
              setHeld(false)
              onUndo()
            }}
          >
            Undo
          </button>
        </div>
      )}
    </div>
  )
}
