// The hearts beside names. What they do comes with the first page that has some; a press before that is not lost.

const load = () => import('./name-hearts.ts')

/** Wakes the hearts of the page, and listens for presses on any that come later. Without the script a heart stays as it is. */
export function keepNameHearts() {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLButtonElement>('.name-heart')
    if (heart)
      load().then(
        hearts => hearts.pressHeart(heart),
        () => {},
      )
  })
  // What is kept shows when the browser has time.
  const start = () =>
    load().then(
      hearts => hearts.startHearts(),
      () => {},
    )
  if (document.querySelector('.name-heart')) (window.requestIdleCallback ?? setTimeout)(() => void start())
}
