/** On a developer's machine: the page loads again when the server that made it is another one. */
export function reloadOnChange() {
  let first = ''
  new EventSource('/dev/build').addEventListener('message', ({ data }) => {
    if (first && data !== first) location.reload()
    first = data
  })
}
