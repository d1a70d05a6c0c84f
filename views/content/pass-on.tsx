import { Island } from '../island.tsx'
import { PrintButton } from '../kit/print-button.tsx'
import { usePage } from '../page.tsx'

interface Props {
  piece: { path: string; title: string }
  /** A page about a loss is not passed around; it can be printed. */
  quiet?: boolean
}

/** Ways to take a page along: shared, or on paper. */
export function PassOn({ piece: { path, title }, quiet = false }: Props) {
  const { build, site } = usePage()
  return (
    <div className="pass-on">
      {!quiet && <Island name="share-row" props={{ url: build.origins[site] + path, title }} when="visible" />}
      <PrintButton />
    </div>
  )
}
