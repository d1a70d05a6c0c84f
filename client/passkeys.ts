// The script of the pages that have a form for a passkey. It is small, for it comes with them; what WebAuthn takes
// comes with the first press. It shares nothing with other scripts, so that none of them grows: its words stand in the
// form.

/** Says in the form why it was not sent. */
function tell(form: HTMLFormElement, text: string) {
  const problem = form.querySelector('[role=alert]') ?? document.createElement('p')
  if (!problem.parentNode) form.prepend(problem)
  problem.className = 'sign-in-problem'
  problem.role = 'alert'
  problem.textContent = text
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  let isBusy = false
  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    const problem = await import('./passkey-forms.ts').then(
      forms => forms.fillIn(form),
      () => form.dataset.failed,
    )
    if (problem) tell(form, problem)
    isBusy = false
  })
  if (!('PublicKeyCredential' in window)) form.hidden = true
}
