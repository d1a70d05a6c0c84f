import { useId } from 'react'
import { type AvatarChoice, type AvatarColor, backgroundColors, defaultColor, letters } from '../../domain/avatar.ts'
import { type AvatarAssets, colorNames } from './avatar-assets.ts'
import { LetterPicture } from './letter-picture.tsx'

interface Props {
  /** The letter that is chosen, null for none. */
  chosen: Extract<AvatarChoice, { kind: 'letter' }> | null
  sprites: AvatarAssets['sprites']
  onLetter: (letter: string) => void
  onColor: (color: AvatarColor) => void
}

/** A letter, and the color behind it. */
export function LetterGrid({ chosen, sprites, onLetter, onColor }: Props) {
  const name = useId()
  const color = chosen?.color ?? defaultColor
  return (
    <>
      <fieldset className="avatar-choices">
        <legend className="field-label">Letter</legend>
        <div className="avatar-letters">
          {letters.map(letter => (
            <label key={letter} className="avatar-cell">
              <input
                type="radio"
                name={`${name}letter`}
                aria-label={letter}
                checked={chosen?.letter === letter}
                onChange={() => onLetter(letter)}
              />
              <LetterPicture letter={letter} color={color} sprites={sprites} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="avatar-choices">
        <legend className="field-label">Color</legend>
        <div className="avatar-colors">
          {backgroundColors.map(({ hex }) => (
            <label key={hex} className="avatar-cell">
              <input
                type="radio"
                name={`${name}color`}
                aria-label={colorNames[hex]}
                checked={chosen?.color === hex}
                onChange={() => onColor(hex)}
              />
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <rect width="64" height="64" fill={hex} />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
