import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Toast } from '../ui/toast.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

const pieces = { dialog: Dialogs, tooltip: Tooltips, tabs: TabsExample, toast: Toasts }

/** The pieces that need script, one for each section of the page. */
export function UiOverlays({ piece }: { piece: keyof typeof pieces }) {
  const Piece = pieces[piece]
  return <Piece />
}

type DialogName = 'short' | 'long' | 'strict'

function Dialogs() {
  const [open, setOpen] = useState<DialogName | null>(null)
  const [closed, setClosed] = useState(0)
  const props = (name: DialogName) => ({
    open: open === name,
    onClose: () => {
      setOpen(null)
      setClosed(closed + 1)
    },
  })
  const outside = () => document.querySelector<HTMLDialogElement>('#ui-dialog')?.showModal()
  return (
    <div className="button-row">
      <Button variant="secondary" onClick={() => setOpen('short')}>
        Short dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('long')}>
        Long dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('strict')}>
        Dialog that stays
      </Button>
      <Button variant="secondary" onClick={outside}>
        Dialog by its id
      </Button>
      <output className="ui-note">Closed {closed} times.</output>
      <Dialog title="A short dialog" {...props('short')}>
        <p>Escape closes it, and so do Close and a press outside. The focus goes back to where it came from.</p>
        <Button onClick={() => setOpen(null)}>Done</Button>
      </Dialog>
      <Dialog title="A long dialog, whose title takes more than one line on a phone" wide {...props('long')}>
        {Array.from({ length: 30 }, (_, i) => (
          <p key={i}>Paragraph {i + 1}. The page behind stands still while this text moves, and Close stays at hand.</p>
        ))}
      </Dialog>
      <Dialog title="A dialog that stays" closeOutside={false} {...props('strict')}>
        <p>A press outside does nothing here: something could be lost by it. Escape and Close still close.</p>
      </Dialog>
      <Dialog id="ui-dialog" title="A dialog by its id">
        <p>Whoever knows its id can open it. It needs no script to close.</p>
      </Dialog>
    </div>
  )
}

function Tooltips() {
  return (
    <div className="button-row">
      <div className="tooltip-anchor">
        <Button variant="secondary" popoverTarget="ui-tooltip">
          Show a tooltip
        </Button>
        <Tooltip id="ui-tooltip">Start with one and add additional roles later.</Tooltip>
      </div>
      <div className="tooltip-anchor">
        <Button variant="quiet" onClick={() => document.getElementById('ui-tooltip-called')?.showPopover()}>
          Call one from script
        </Button>
        <Tooltip id="ui-tooltip-called">This one points at the element around it.</Tooltip>
      </div>
    </div>
  )
}

function TabsExample() {
  return (
    <div className="ui-measure">
      <Tabs
        label="Parts of a pregnancy"
        tabs={[
          { id: 'first', label: 'First trimester', panel: <p>Weeks 1 to 13.</p> },
          {
            id: 'second',
            label: 'Second trimester',
            panel: (
              <>
                <p>Weeks 14 to 27. What is typed here stays while another tab is read.</p>
                <label>
                  A note <input className="ui-field" name="note" />
                </label>
              </>
            ),
          },
          { id: 'third', label: 'Third trimester', panel: <p>Week 28 to birth.</p> },
        ]}
      />
    </div>
  )
}

function Toasts() {
  const [shown, show] = useState<'plain' | 'action' | null>(null)
  const [undone, setUndone] = useState(false)
  const close = () => show(null)
  return (
    <div className="button-row">
      <Button variant="secondary" onClick={() => show('plain')}>
        Show a toast
      </Button>
      <Button variant="secondary" onClick={() => show('action')}>
        Show a toast with an action
      </Button>
      {undone && <span className="ui-note">Undone.</span>}
      {shown === 'plain' && <Toast onClose={close}>Saved in this browser</Toast>}
      {shown === 'action' && (
        <Toast
          onClose={close}
          action={
            <button
              type="button"
              onClick={() => {
                setUndone(true)
                close()
              }}
            >
              Undo
            </button>
          }
        >
          The note was removed
        </Toast>
      )}
    </div>
  )
}
