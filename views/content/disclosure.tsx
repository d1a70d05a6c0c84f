/** Stands before the first link of a page whose links may earn us something. */
export const Disclosure = () => (
  <aside className="disclosure" aria-label="Commission">
    Shops pay us a commission for links on this page that are marked as commission links. You pay no more for it, and it decides neither
    what we write nor what we leave out.
  </aside>
)
