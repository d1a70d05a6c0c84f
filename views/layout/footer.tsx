import { footerGroups } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'

/** The foot of every page. `year` is the current one, for the copyright line. */
export const SiteFooter = ({ year }: { year: number }) => (
  <footer className="site-footer">
    <div className="site-footer-groups">
      {footerGroups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="text-kicker">{title}</p>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <p>
      What you read here is general information. It does not replace the advice of someone who knows you and your health. If you are
      worried, call your care team; in an emergency, call 911 or your local number.
    </p>
    <p>
      © {site.sinceYear}–{year} {site.name}
    </p>
  </footer>
)
