import type { ReactNode } from 'react'
import { type FooterGroup, type FooterIconLink, footerFor } from '../../content/footer.ts'
import { type PartnerBrand, site } from '../../content/site.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sign } from '../ui/sign.tsx'
import { FollowUs } from './follow-us.tsx'

interface Props {
  /** The current year, for the copyright line. */
  year: number
  /** The switch of the look; AMP twins have none. */
  look?: ReactNode
}

/** The foot of every page. */
export function SiteFooter({ year, look }: Props) {
  const { country, sensitive } = usePage()
  const { brands, shortcuts, groups, stores } = footerFor(country, sensitive)
  return (
    <footer className="site-footer">
      {brands.length > 0 && <BrandRow brands={brands} />}
      <ul className="footer-shortcuts" aria-label="Shortcuts">
        {shortcuts.map(link => (
          <IconLink key={link.href} link={link} />
        ))}
      </ul>
      <nav className="footer-groups" aria-label="Footer">
        {groups.map(group => (
          <div key={group.id}>
            <Group group={group} />
            {group.withPrivacyChoices && <Choices />}
          </div>
        ))}
      </nav>
      {!sensitive && (
        <div className="footer-elsewhere">
          <div>
            <p className="text-kicker" id="footer-follow">
              FOLLOW US
            </p>
            <FollowUs titleId="footer-follow" />
          </div>
          {stores.length > 0 && (
            <div>
              <p className="text-kicker" id="footer-stores">
                {site.appName} on your phone
              </p>
              <ul className="footer-stores" aria-labelledby="footer-stores">
                {stores.map(link => (
                  <IconLink key={link.href} link={link} />
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {look}
      <p>
        What you read here is general information. It does not replace the advice of someone who knows you and your
        health. If you are worried, call your care team; in an emergency, call 911 or your local number.
      </p>
      <p>
        © {site.sinceYear}–{year} {site.name}
      </p>
    </footer>
  )
}

/** Links under their title; on phones they are folded below it, which the style sheet undoes where no script runs. */
function Group({ group: { id, title, links } }: { group: FooterGroup }) {
  const { href: addressOf, layout } = usePage()
  const heading = { className: 'text-kicker', id: `footer-${id}` }
  const list = (
    <ul aria-labelledby={heading.id}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={addressOf(href)}>{label}</a>
        </li>
      ))}
    </ul>
  )
  if (layout !== 'mobile')
    return (
      <>
        <p {...heading}>{title}</p>
        {list}
      </>
    )
  return (
    <details>
      <summary {...heading}>
        {title}
        <Icon name="down" />
      </summary>
      {list}
    </details>
  )
}

const Choices = () => (
  <>
    <Island name="privacy-choices" props={{ title: 'Your privacy choices' }} when="interaction" />
    <noscript>
      <p>Your privacy choices need JavaScript. Without it nothing can be turned on: everything is off.</p>
    </noscript>
  </>
)

const IconLink = ({ link }: { link: FooterIconLink }) => (
  <li>
    <a href={usePage().href(link.href)}>
      <Sign name={link.icon} />
      <span>{link.label}</span>
    </a>
  </li>
)

/** Brands of the same company: one of our drawings as a logo, with the name in the display typeface. */
const BrandRow = ({ brands }: { brands: readonly PartnerBrand[] }) => (
  <div className="footer-brands">
    <p className="text-kicker" id="footer-brands">
      From the same house
    </p>
    <ul aria-labelledby="footer-brands">
      {brands.map(({ name, about, href, emblem }) => (
        <li key={href}>
          <a href={href}>
            <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={emblem} />
            </svg>
            <span>{name}</span>
          </a>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  </div>
)
