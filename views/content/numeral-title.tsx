/** A page's title; a number at its beginning is set large, and the hyphen after it is for screen readers only. */
export function NumeralTitle({ title }: { title: string }) {
  const [, number, joint, words] = /^(\d+)([ -])(.+)$/.exec(title) ?? []
  if (!number) return <h1 className="text-title">{title}</h1>
  return (
    <h1 className="text-title numeral-title">
      <b>
        {number}
        <span>{joint}</span>
      </b>
      {words}
    </h1>
  )
}
