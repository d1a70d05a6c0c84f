import { type ChangeEvent, useId } from 'react'
import { uploadEndings } from '../../domain/avatar.ts'

interface Props {
  disabled: boolean
  onFile: (file: File) => void
}

/** A photo from the device, chosen or dropped. What is wrong with it is shown next to Save. */
export function UploadField({ disabled, onFile }: Props) {
  const id = useId()
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = '' // the same file again is a choice too
  }
  return (
    <div className="field">
      <label className="button button-secondary avatar-upload">
        <span>Upload Your Photo</span>
        <input
          type="file"
          accept={uploadEndings.join(',')}
          aria-describedby={`${id}tip`}
          disabled={disabled}
          onChange={change}
        />
      </label>
      <p id={`${id}tip`} className="field-tip">
        JPG, PNG, GIF or BMP, up to 5 MB. If the upload fails, try a smaller picture.
      </p>
    </div>
  )
}
