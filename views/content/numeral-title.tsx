/** A page's title; when it begins with a number, the number is set large. */
export function NumeralTitle({ title }: { title: string }) {
  const [, number, words] = /^(\d+)(.+)$/.exec(title) ?? []
  if (!number) return <h1 className="text-title">{title}</h1>
  return (
    <h1 className="text-title numeral-title">
      <b>{number}</b>
      {words}
    </h1>
  )
}
