/** A placeholder for text. It has no text of its own: the caller says that something is loading. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, i) => (
      <span key={i} />
    ))}
  </div>
)
