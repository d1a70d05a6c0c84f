/**
 * The search stands over the page, from the first press on and in windows as wide as the form says (`data-over`); in
 * others its form leads to the search page. Once the menus are live they have opened it already, and to open it again
 * does nothing. Every search starts from some page: its form carries the address, so that Back leads there.
 */
export function answerSearchForms() {
  document.addEventListener('submit', event => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#search')
    const { over } = (event.target as HTMLElement).dataset // a form
    if (!dialog || !(innerWidth >= Number(over))) return
    event.preventDefault()
    dialog.showModal()
  })
  document.addEventListener('formdata', ({ formData }) => {
    if (formData.get('targetUrl') === '' && location.pathname !== '/search')
      formData.set('targetUrl', location.pathname + location.search)
  })
}
