import { usePage } from '../page.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { ShareRow } from '../ui/share-row.tsx'

interface Props {
  piece: { path: string; title: string }
}

/** Buttons to share a page and to print it; after a loss only to print it. */
export function ShareThis({ piece: { path, title } }: Props) {
  const { build, site, sensitive } = usePage()
  return (
    <div className="share-this">
      {!sensitive && <ShareRow url={build.origins[site] + path} title={title} />}
      <PrintButton />
    </div>
  )
}
