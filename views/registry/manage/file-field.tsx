import { type ChangeEvent, useState } from 'react'

/** More than a table of 500 wishes needs. */
const mostBytes = 1_000_000

/**
 * Reads a file on the device into the field of that name in the same form. The file itself is not sent.
 * @param field the name of a textarea
 */
export function FileField({ field }: { field: string }) {
  const [said, say] = useState('')
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const place = target.form?.elements.namedItem(field)
    target.value = '' // the same file again is a choice too
    if (!file || !(place instanceof HTMLTextAreaElement)) return
    if (file.size > mostBytes) return say('This file is larger than 1 MB. Please choose a smaller one.')
    try {
      place.value = await file.text()
      say(`${file.name} is in the field below. Look it over, then add it.`)
    } catch {
      say('This file could not be read. Please open it and paste its lines below.')
    }
  }
  return (
    <div className="field needs-script">
      <label className="button button-secondary manage-file">
        <span>Choose a file</span>
        <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={read} />
      </label>
      <p role="status" className="field-tip">
        {said || 'It is read on your device and put into the field below.'}
      </p>
    </div>
  )
}
