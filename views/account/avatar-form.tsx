import { useId, useState } from 'react'
import { profileUpdated } from '../../domain/messages.ts'
import type { AvatarAct } from '../../state/avatar-effects.ts'
import { type AvatarDialog, canSaveAvatar } from '../../state/avatar-machine.ts'
import { Button } from '../ui/button.tsx'
import { FieldNotes } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AvatarAssets } from './avatar-assets.ts'
import { AvatarPreview } from './avatar-preview.tsx'
import { AvatarTabs, type GridTab } from './avatar-tabs.tsx'
import { ImageGrid } from './image-grid.tsx'
import { LetterGrid } from './letter-grid.tsx'
import { UploadField } from './upload-field.tsx'

interface Props {
  state: Exclude<AvatarDialog, { status: 'closed' }>
  avatarUrl: string
  assets: AvatarAssets
  act: (act: AvatarAct) => void
}

/** Everything in the dialog: what is chosen, what there is to choose, and Save. */
export function AvatarForm({ state, avatarUrl, assets, act }: Props) {
  const id = useId()
  const { choice } = state
  // A photo has no tab of its own: the grid of the last tab stays.
  const [grid, setGrid] = useState<GridTab>('letter')
  if (state.tab !== 'upload' && state.tab !== grid) setGrid(state.tab)
  const saving = state.status === 'saving'
  const finished = state.status === 'finished'
  const show = (tab: GridTab) => {
    if (state.status !== 'idle') return
    setGrid(tab)
    act({ type: 'show-tab', tab })
  }
  return (
    <div className="avatar-form">
      <AvatarPreview choice={choice} avatarUrl={avatarUrl} letter={state.letter} assets={assets} />
      <AvatarTabs tab={grid} onTab={show}>
        {grid === 'letter' ? (
          <LetterGrid
            chosen={choice?.kind === 'letter' ? choice : null}
            sprites={assets.sprites}
            onLetter={letter => act({ type: 'choose-letter', letter })}
            onColor={color => act({ type: 'choose-color', color })}
          />
        ) : (
          <ImageGrid
            chosen={choice?.kind === 'image' ? choice.image : null}
            images={assets.images}
            onImage={image => act({ type: 'choose-image', image })}
          />
        )}
      </AvatarTabs>
      <UploadField disabled={state.status !== 'idle'} onFile={file => act({ type: 'choose-file', file })} />
      <div className="field avatar-save">
        <Button
          busy={saving}
          busyText="Saving"
          disabled={state.status === 'idle' && !canSaveAvatar(state)}
          aria-disabled={finished || undefined}
          onClick={() => act({ type: 'save' })}
        >
          Save
        </Button>
        <p className="avatar-saved" role="status">
          {finished && (
            <>
              <Icon name="check" />
              {profileUpdated}
            </>
          )}
        </p>
        <FieldNotes id={id} label="Save" error={state.status === 'idle' ? state.message : ''} />
      </div>
    </div>
  )
}
