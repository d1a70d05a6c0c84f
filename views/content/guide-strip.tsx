import { usePage } from '../page.tsx'

interface Props {
  unit: 'Week' | 'Month'
  guides: readonly { number: number; path: string }[]
  /** The number of this page. */
  current: number
}

/** All weeks or months in one row that begins at the one of this page; nothing after a loss. */
export const GuideStrip = ({ unit, guides, current }: Props) =>
  usePage().sensitive ? null : (
    <nav className="guide-strip" aria-label={`All ${unit.toLowerCase()}s`}>
      {guides.map(({ number: n, path }) => (
        <a key={n} href={path} aria-label={`${unit} ${n}`} aria-current={n === current ? 'page' : undefined}>
          {n}
        </a>
      ))}
    </nav>
  )
