import { PrintButton } from '../kit/print-button.tsx'
import { ShareRow } from '../kit/share-row.tsx'
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
      {!quiet && <ShareRow url={build.origins[site] + path} title={title} />}
      <PrintButton />
    </div>
  )
}
