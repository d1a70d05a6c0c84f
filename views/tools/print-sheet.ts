/** Prints a tool's sheet alone, on paper of its own: whatever else is on the page stays out of it. */
export function printSheet(sheet: Element) {
  document.querySelector('.print-sheet')?.remove() // of a printing whose end no browser told
  const copy = document.createElement('div')
  copy.className = 'print-sheet'
  copy.append(...[...sheet.childNodes].map(node => node.cloneNode(true)))
  document.body.append(copy)
  document.documentElement.dataset.printing = 'sheet'
  addEventListener(
    'afterprint',
    () => {
      copy.remove()
      delete document.documentElement.dataset.printing
    },
    { once: true },
  )
  print()
}
