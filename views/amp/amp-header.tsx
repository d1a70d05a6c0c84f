import { site } from '../../content/site.ts'
import type { SiteName } from '../../domain/sites.ts'
import { usePage } from '../page.tsx'

/** The head of a page for AMP: the name, and on registry pages the way to another registry. */
export function AmpHeader({ host }: { host: SiteName }) {
  const { href } = usePage()
  return (
    <header className="amp-header">
      <a href={href('/')}>{site.name}</a>
      {host === 'registry' && <a href={href('/babyregistrysearch')}>Find a Different Registry</a>}
    </header>
  )
}
