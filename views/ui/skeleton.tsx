/** Room for text that is still to come. It says nothing: who shows it says that something is loading. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, i) => (
      <span key={i} />
    ))}
  </div>
)
