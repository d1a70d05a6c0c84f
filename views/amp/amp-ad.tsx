import { type AmpProviders, site } from '../../content/site.ts'
import { type AdPage, type AdPlace, adIdOf, adUnitOf } from '../../domain/ads.ts'
import { AdSlot } from '../ui/ad-slot.tsx'

interface Props {
  page: AdPage
  place: AdPlace
  provider: AmpProviders['ads']
}

/** The places for ads on a twin, of a size that fits every window. */
export const ampPlaces = [
  { pos: '728top', size: '320x50', where: 'header' },
  { pos: '300bottom', size: '320x50', where: 'footer' },
] as const satisfies readonly AdPlace[]

/** An ad with its label, from the ad network; an empty slot, which takes no room, while none is configured. */
export function AmpAd({ page, place, provider }: Props) {
  if (!provider) return <AdSlot page={page} place={place} />
  const { pos, size, where } = place
  const [width, height] = size.split('x')
  const unit = adUnitOf(page, site.name)
  return (
    <aside
      id={adIdOf(pos)}
      className={`ad ad-${size} ad-${where}`}
      aria-label="Advertisement"
      data-ad-unit={unit}
      data-ad-pos={pos}
      data-ad-size={size}
    >
      <p className="ad-label">Advertisement</p>
      <amp-ad
        width={width}
        height={height}
        type={provider.type}
        data-slot={`${provider.account}/${unit}`}
        data-block-on-consent=""
      />
    </aside>
  )
}
