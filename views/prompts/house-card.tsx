import { houseAdFor } from '../../content/house-ads.ts'
import type { AdPage } from '../../domain/ads.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'

/** A page of ours, said to be one, where a reader has finished reading. It never stands where an ad may. */
export function HouseCard({ page }: { page: AdPage }) {
  const { build, href, path } = usePage()
  if (build.adProvider) return null
  const { title, line, path: to, art } = houseAdFor(page, path)
  return (
    <aside className="page-end" aria-labelledby="house-card">
      <Art name={art} alt="" />
      <p>
        <span id="house-card">From the almanac</span>
        <a href={href(to)}>{title}</a>. {line}.
      </p>
    </aside>
  )
}
