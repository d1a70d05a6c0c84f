import { useId } from 'react'
import { type DefaultImage, defaultImages } from '../../domain/avatar.ts'
import { type AvatarAssets, imageName } from './avatar-assets.ts'

interface Props {
  /** The drawing that is chosen, null for none. */
  chosen: DefaultImage | null
  images: AvatarAssets['images']
  onImage: (image: DefaultImage) => void
}

/** The drawings, four a row. */
export function ImageGrid({ chosen, images, onImage }: Props) {
  const name = useId()
  return (
    <fieldset className="avatar-choices">
      <legend className="field-label">Picture</legend>
      <div className="avatar-images">
        {defaultImages.map(image => (
          <label key={image} className="avatar-cell">
            <input
              type="radio"
              name={name}
              aria-label={imageName(image)}
              checked={chosen === image}
              onChange={() => onImage(image)}
            />
            <img src={images[image]} alt="" width="256" height="256" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
