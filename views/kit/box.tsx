import { Sign } from './sign.tsx'

interface Props {
  title: string
  items: readonly string[]
  id: string
}

/** The three to five sentences a page comes down to. */
export const KeyPoints = ({ items }: { items: readonly string[] }) => (
  <section className="key-points" aria-labelledby="key-points">
    <h2 id="key-points" className="text-kicker">
      Key points
    </h2>
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)

/** Reasons to call without waiting. Nothing is ever sold or advertised beside it. */
export const RedFlags = ({ title, items, id }: Props) => (
  <section className="callout callout-call" aria-labelledby={id}>
    <h2 id={id} className="callout-title">
      <Sign name="phone" />
      {title}
    </h2>
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)

/** Things to do, with a square to tick on paper. */
export const Checklist = ({ title, items, id }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    <ul className="checklist">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
