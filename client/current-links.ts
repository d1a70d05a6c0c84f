/** Navigation is the same HTML for every page; which of its links is this page is marked here. */
export function markCurrentLinks() {
  // Those to the next page of a list differ in the query alone.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]:not([rel])')) {
    if (link.pathname === location.pathname && link.host === location.host && !link.hash) link.setAttribute('aria-current', 'page')
  }
}
