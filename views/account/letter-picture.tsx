import { type AvatarColor, backgroundColors, letters } from '../../domain/avatar.ts'
import type { AvatarAssets } from './avatar-assets.ts'

interface Props {
  letter: string
  color: AvatarColor
  sprites: AvatarAssets['sprites']
}

const cell = 64

/** A letter on its color, from the sprite (dark or white) with the better contrast. Decoration: it has no text. */
export function LetterPicture({ letter, color, sprites }: Props) {
  const left = letters.indexOf(letter) * cell
  const sprite = backgroundColors.find(({ hex }) => hex === color)?.sprite ?? 'white'
  return (
    <svg viewBox={`${left} 0 ${cell} ${cell}`} width={cell} height={cell} aria-hidden="true">
      <rect x={left} width={cell} height={cell} fill={color} />
      <image href={sprites[sprite]} width={cell * letters.length} height={cell} />
    </svg>
  )
}
