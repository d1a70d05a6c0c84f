import type { Help } from '../../content/todays-help.ts'

interface Props {
  /** Of the heading, unique on the page. */
  id: string
  level: 3 | 4
  help: readonly Help[]
}

/** What helps today: a few guides, and when to call. Islands use it, so it knows only its props. */
export function HelpList({ id, level, help }: Props) {
  const Heading = `h${level}` as const
  if (help.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-subheading">
        What helps today
      </Heading>
      <ul className="leaf-links help-links">
        {help.map(({ title, says, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
