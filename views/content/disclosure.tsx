/** The affiliate disclosure, before the first link of a page whose links may earn us money now or later. */
export const Disclosure = () => (
  <aside className="disclosure" aria-label="Commission">
    Links on this page may earn us a commission from a shop. A link that does is marked as a commission link. You pay no
    more for it, and it decides neither what we write nor what we leave out.
  </aside>
)
