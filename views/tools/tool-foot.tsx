import { memo, useRef } from 'react'
import type { ToolAction } from '../../domain/tools/tool-keys.ts'
import type { Storing } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export type FootAction = Extract<ToolAction, 'save-file' | 'print' | 'share' | 'forget'>

interface Props {
  storing: Storing
  isOffline: boolean
  /** There is something to share. */
  hasLines: boolean
  /** What came of the last action. */
  said: string
  /** Why a file was not read. */
  problem: string
  onAction: (action: FootAction) => void
  onFile: (file: File) => void
}

const storingWords: Record<Storing, string> = {
  asleep: 'Saved on this device as you go.',
  empty: 'Saved on this device as you go. Nothing is sent to us.',
  stored: 'Saved on this device. Nothing is sent to us.',
  refused:
    'This browser does not let us save, or its storage is full. What you enter stays until this page is closed: save it to a file.',
  newer: 'A newer version of this tool saved something here. Reload the page to use it; until then nothing is saved.',
}

/** Below each tool: where its state is, and what can be done with all of it. */
export const ToolFoot = memo(function ToolFoot({
  storing,
  isOffline,
  hasLines,
  said,
  problem,
  onAction,
  onFile,
}: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const isEmpty = storing === 'empty' || storing === 'asleep'
  return (
    <div className="tool-foot">
      <p className="tool-storing">
        <Icon name={storing === 'refused' || storing === 'newer' ? 'warning' : 'check'} />
        {storingWords[storing]}
      </p>
      <p role="status" className="tool-said tool-offline">
        {isOffline && 'You are offline. Everything here still works.'}
      </p>
      <div className="tool-actions needs-script">
        <Button variant="quiet" onClick={() => onAction('save-file')} disabled={isEmpty}>
          Save to a file
        </Button>
        <Button variant="quiet" onClick={() => picker.current?.click()} disabled={storing === 'newer'}>
          Read from a file
        </Button>
        <Button variant="quiet" onClick={() => onAction('print')} disabled={isEmpty}>
          Print
        </Button>
        <Button variant="quiet" onClick={() => onAction('share')} disabled={isEmpty || !hasLines}>
          Share
        </Button>
        <Button variant="quiet" onClick={() => onAction('forget')} disabled={isEmpty}>
          Forget all
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A file that this tool saved"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = '' // the same file can be read again
        }}
      />
      <p role="status" className="tool-said">
        {said}
      </p>
      <p role="alert" className="field-problem tool-said">
        {problem}
      </p>
    </div>
  )
})
