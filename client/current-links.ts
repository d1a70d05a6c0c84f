/** Navigation is the same HTML for every page; which of its links is this page is marked here. */
export function markCurrentLinks() {
  // Those to the next page of a list differ in the query alone; where the server has marked one, it knew.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav:not(:has([aria-current])) a[href]:not([rel])')) {
    const isHere = link.pathname === location.pathname && link.host === location.host && !link.hash
    if (isHere && (!link.search || link.search === location.search)) link.setAttribute('aria-current', 'page')
  }
}
