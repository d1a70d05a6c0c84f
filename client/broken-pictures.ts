/** A picture that fails loses its address: the style sheet knows what to do with it then. */
export function answerBrokenPictures() {
  const fail = (picture: EventTarget | null) => picture instanceof HTMLImageElement && picture.removeAttribute('src')
  document.addEventListener('error', ({ target }) => fail(target), true)
  for (const picture of document.querySelectorAll('img')) if (picture.complete && !picture.naturalWidth) fail(picture)
}
