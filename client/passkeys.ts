// Of the pages that have a form for a passkey: small, for it comes with them. What WebAuthn takes comes with the first
// press.

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  let isBusy = false
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    import('./passkey-forms.ts')
      .then(forms => forms.fillIn(form))
      .finally(() => {
        isBusy = false
      })
  })
  if (!('PublicKeyCredential' in window)) form.hidden = true
}
