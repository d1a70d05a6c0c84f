import { type FooterIconLink, footerFor } from '../../content/footer.ts'
import { type PartnerBrand, site } from '../../content/site.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Sign } from '../ui/sign.tsx'
import { FollowUs } from './follow-us.tsx'

interface Props {
  /** The current year, for the copyright line. */
  year: number
}

/** The foot of every page. */
export function SiteFooter({ year }: Props) {
  const { country, sensitive, href: addressOf } = usePage()
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
        {groups.map(({ id, title, links, withPrivacyChoices: withChoices }) => (
          <div key={id}>
            <p className="text-kicker" id={`footer-${id}`}>
              {title}
            </p>
            <ul aria-labelledby={`footer-${id}`}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={addressOf(href)}>{label}</a>
                </li>
              ))}
            </ul>
            {withChoices && <Choices />}
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
