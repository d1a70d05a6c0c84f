import { site } from '../../content/site.ts'
import { type AdPage, type AdPlace, adIdOf, adTargetsOf, adUnitOf } from '../../domain/ads.ts'
import { usePage } from '../page.tsx'
import { Icon } from './icon.tsx'

interface Props {
  page: AdPage
  place: AdPlace
}

/** Read out after "Advertisement", to tell several on a page apart. */
const heard = {
  header: '',
  footer: ' at the end of the page',
  sticky: ' at the foot of the window',
  within: ' within the page',
} as const

/**
 * A place for an ad that somebody has paid for, in a box whose size is known beforehand. client/ads.ts fills it by its
 * data attributes (AdData), for a visitor who has allowed that; until somebody sells it, it is hidden and takes no
 * room. Nothing on pages without ads.
 */
export function AdSlot({ page, place: { pos, size, where } }: Props) {
  const { build, sensitive } = usePage()
  if (sensitive) return null
  const id = adIdOf(pos)
  return (
    <aside
      id={id}
      className={`ad ad-${size} ad-${where}`}
      aria-label="Advertisement"
      aria-labelledby={heard[where] ? `${id}-label` : undefined}
      hidden={!build.adProvider}
      data-ad-unit={adUnitOf(page, site.name)}
      data-ad-pos={pos}
      data-ad-size={size}
      data-ad-category={page.category}
      data-ad-targets={adTargetsOf(page)}
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
      <div className="ad-unit" />
    </aside>
  )
}
