/** A page's title; when it begins with a number, the number is set large, its hyphen left to those who listen. */
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
