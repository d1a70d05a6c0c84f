import { useEffect, useRef } from 'react'
import { defaultColor } from '../../domain/avatar.ts'
import type { AvatarDialog } from '../../state/avatar-machine.ts'
import { type AvatarAssets, colorNames, imageName } from './avatar-assets.ts'
import { LetterPicture } from './letter-picture.tsx'

type Choice = Exclude<AvatarDialog, { status: 'closed' }>['choice']

interface Props {
  choice: Choice
  /** The address of the saved picture; empty for none. */
  avatarUrl: string
  /** Shown when there is no picture. */
  letter: string
  assets: AvatarAssets
}

/** The chosen avatar as it will look, and its name. */
export const AvatarPreview = ({ choice, ...picture }: Props) => (
  <figure className="avatar-preview">
    <div className="avatar-round" aria-hidden="true">
      {pictureOf(choice, picture)}
    </div>
    <figcaption>{wordsFor(choice)}</figcaption>
  </figure>
)

function pictureOf(choice: Choice, { avatarUrl, letter, assets }: Omit<Props, 'choice'>) {
  if (choice?.kind === 'letter') return <LetterPicture {...choice} sprites={assets.sprites} />
  if (choice?.kind === 'file') return <Photo file={choice.file} />
  const url = choice ? assets.images[choice.image] : avatarUrl
  if (!url) return <LetterPicture letter={letter} color={defaultColor} sprites={assets.sprites} />
  return <img src={url} alt="" width="256" height="256" />
}

function wordsFor(choice: Choice): string {
  if (choice?.kind === 'letter') return `${choice.letter}, ${colorNames[choice.color].toLowerCase()}`
  if (choice?.kind === 'image') return imageName(choice.image)
  return choice ? choice.file.name : 'Your avatar now'
}

const side = 256 // pixels

/** The middle of a photo on a canvas: the content security policy forbids addresses of local files. */
function Photo({ file }: { file: unknown }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let left = false
    const pen = canvas.current?.getContext('2d')
    pen?.clearRect(0, 0, side, side)
    if (!(file instanceof Blob)) return
    createImageBitmap(file).then(
      photo => {
        const cut = Math.min(photo.width, photo.height)
        if (!left) pen?.drawImage(photo, (photo.width - cut) / 2, (photo.height - cut) / 2, cut, cut, 0, 0, side, side)
        photo.close()
      },
      () => {}, // no picture that this browser knows: its name stands below, and the server says what is wrong with it
    )
    return () => {
      left = true
    }
  }, [file])
  return <canvas ref={canvas} width={side} height={side} />
}
