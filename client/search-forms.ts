/** Every search starts from some page: its form carries the address, so that Back leads there. */
export function rememberPage() {
  document.addEventListener(
    'submit',
    ({ target }) => {
      const field = target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>('input[name="targetUrl"]') : null
      if (field && !field.value && location.pathname !== '/search') field.value = location.pathname + location.search
    },
    true,
  )
}
