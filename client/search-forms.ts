/** Every search starts from some page: its form carries the address, so that Back leads there. */
export function rememberPage() {
  document.addEventListener('formdata', ({ formData }) => {
    if (formData.get('targetUrl') === '' && location.pathname !== '/search')
      formData.set('targetUrl', location.pathname + location.search)
  })
}
