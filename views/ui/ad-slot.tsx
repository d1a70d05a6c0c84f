import { houseAdFor } from '../../content/house-ads.ts'
import { site } from '../../content/site.ts'
import { type AdPage, type AdPlace, adIdOf, adUnitOf } from '../../domain/ads.ts'
import { usePage } from '../page.tsx'
import { Icon } from './icon.tsx'

interface Props {
  page: AdPage
  place: AdPlace
  /** The path of the page, which decides which ad is shown. */
  path: string
}

/** Read out after "Advertisement", to tell several on a page apart. */
const heard = {
  header: '',
  footer: ' at the end of the page',
  sticky: ' at the foot of the window',
  within: ' within the page',
} as const
/** The size of the picture in a unit, in CSS pixels. */
const pictures = { '728x90': { width: 180, height: 90 }, '320x50': { width: 100, height: 50 } } as const

/**
 * One labelled ad, in a box whose size is known beforehand. Without an ad provider it shows one of our own. Its data
 * attributes (AdData) are for the script. Nothing on pages without ads.
 */
export function AdSlot({ page, place: { pos, size, where }, path }: Props) {
  const { build, href, sensitive } = usePage()
  if (sensitive) return null
  const ad = houseAdFor(page, pos, path)
  const id = adIdOf(pos)
  return (
    <aside
      id={id}
      className={`ad ad-${size} ad-${where}`}
      aria-label="Advertisement"
      aria-labelledby={heard[where] ? `${id}-label` : undefined}
      data-ad-unit={adUnitOf(page, site.name)}
      data-ad-pos={pos}
      data-ad-size={size}
      data-ad-category={page.category}
      data-ad-targets={`house,${ad.id}`}
    >
      <p className="ad-label" id={`${id}-label`}>
        Advertisement
        {heard[where] && <span>{heard[where]}</span>}
      </p>
      {where === 'sticky' && (
        <button type="button" className="ad-close">
          <Icon name="close" />
          Close
        </button>
      )}
      <a className="ad-unit" href={href(ad.path)}>
        <img
          src={build.asset(`art/${ad.art}.svg`)}
          alt=""
          {...pictures[size]}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
        <span className="ad-words">
          <span className="ad-title">{ad.title}</span> <span>{ad.line}</span>
        </span>
        <Icon name="right" />
      </a>
    </aside>
  )
}
