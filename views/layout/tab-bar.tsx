import { quietPath } from '../../content/quiet-almanac.ts'
import { usePage } from '../page.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'

/** The guides by week and by month: Guides leads to the one that the visitor is reading, or to the first. */
const guides = ['/pregnancy-week-by-week', '/baby-month-by-month', '/toddler-month-by-month']
const guidesPath = (path: string) => guides.find(guide => path.startsWith(guide)) ?? '/pregnancy-week-by-week'

/** On phones, at the thumb: the places that visitors come back to. The style sheet hides it in wide windows. */
export function TabBar() {
  const { href, path, sensitive, signedIn } = usePage()
  const today = signedIn ? '/dashboard' : '/'
  const me = !signedIn ? '/login' : sensitive ? '/dashboard' : '/settings'
  return (
    <nav className="tab-bar" aria-label="Quick links">
      {!sensitive && <Tab label="Today" sign="sun" to={today} isHere={path === today} />}
      <Tab
        label="Guides"
        sign="book"
        to={sensitive ? quietPath : guidesPath(path)}
        isHere={sensitive ? path === quietPath : guides.some(guide => path.startsWith(guide))}
      />
      {/* A form, so that without script it leads to the search page, which then knows where it was opened. */}
      <form data-over={0} action={href('/search')}>
        <input type="hidden" name="targetUrl" />
        <button type="submit" aria-current={path === '/search' ? 'page' : undefined}>
          <Sign name="search" />
          Search
        </button>
      </form>
      {!sensitive && <Tab label="Names" sign="heart" to="/baby-names" isHere={/^\/b(aby-names|\/)/.test(path)} />}
      <Tab label="Me" sign="user" to={me} isHere={path.startsWith(me)} />
    </nav>
  )
}

interface TabProps {
  label: string
  sign: SignName
  to: string
  /** The page is this place, or below it. */
  isHere: boolean
}

function Tab({ label, sign, to, isHere }: TabProps) {
  const { href, path } = usePage()
  return (
    <a href={href(to)} aria-current={isHere ? (path === to ? 'page' : 'true') : undefined}>
      <Sign name={sign} />
      {label}
    </a>
  )
}
