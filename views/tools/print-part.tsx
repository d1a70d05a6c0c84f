import { type ReactNode, useRef } from 'react'
import type { ToolKey } from '../../domain/tools/tool-keys.ts'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { printSheet } from './print-sheet.ts'

interface Props {
  /** The words of its button. */
  words: string
  /** Whose printing is counted; without it nothing is. */
  tool?: ToolKey
  children: ReactNode
}

/** A paper on the screen, with a button that prints it alone. */
export function PrintPart({ words, tool, children }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  const print = () => {
    if (!paper.current) return
    if (tool) reportTool(tool, 'print')
    printSheet(paper.current)
  }
  return (
    <>
      <div ref={paper} className="tool-paper">
        {children}
      </div>
      <div className="button-row">
        <Button variant="secondary" onClick={print}>
          {words}
        </Button>
      </div>
    </>
  )
}
