// A file that the browser saves: made on the device, sent nowhere.

/** Has the browser save a text as a file. @param type its media type */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // some browsers read it after the press
}
