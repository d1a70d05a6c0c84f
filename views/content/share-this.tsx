import { usePage } from '../page.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { ShareRow } from '../ui/share-row.tsx'

interface Props {
  piece: { path: string; title: string }
}

/** Ways to take a page along: shared, or on paper. After a loss nothing is passed around. */
export function ShareThis({ piece: { path, title } }: Props) {
  const { build, site, sensitive } = usePage()
  return (
    <div className="share-this">
      {!sensitive && <ShareRow url={build.origins[site] + path} title={title} />}
      <PrintButton />
    </div>
  )
}
