import { type MenuItem, type MenuLink, menuFor } from '../../content/navigation.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Tag } from '../ui/tag.tsx'
import { AppCard } from './app-card.tsx'

/** The main navigation of wide windows: a row of buttons, each with the dropdown that it opens. */
export function MenuRow() {
  const { build, country, sensitive } = usePage()
  return (
    <nav className="menu-row" aria-label="Main">
      <ul>
        {menuFor({ country, place: 'row', sensitive }, path => build.cardAt(path)?.title).map(item => (
          <li key={item.id} data-menu={item.id}>
            <button type="button" popoverTarget={`menu-${item.id}`}>
              {item.label}
            </button>
            <div id={`menu-${item.id}`} className="dropdown" popover="auto">
              <Dropdown item={item} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Dropdown = ({ item }: { item: MenuItem }) => (
  <div className="dropdown-in">
    <div className="dropdown-links">
      <p className="dropdown-title">
        {item.path ? <FlaggedLink link={{ label: item.label, path: item.path }} /> : item.label}
      </p>
      <ul>
        {item.links.map(link => (
          <li key={link.path}>
            <FlaggedLink link={link} />
          </li>
        ))}
      </ul>
    </div>
    {item.picks.length > 0 && <Picks paths={item.picks} />}
    {item.path ? item.tools.length > 0 && <Tools item={item} /> : <AppCard />}
  </div>
)

/** A link of the menu, with its flag such as New. */
export const FlaggedLink = ({ link: { label, path, flag } }: { link: MenuLink }) => (
  <a href={usePage().href(path)} rel={path.startsWith('/') ? undefined : 'noopener'}>
    {label}
    {flag && (
      <>
        {' '}
        <Tag tone="new">{flag}</Tag>
      </>
    )}
  </a>
)

/** The texts that an item recommends, with their drawings. */
function Picks({ paths }: { paths: readonly string[] }) {
  const { build, href } = usePage()
  const cards = paths.map(path => build.cardAt(path)).filter(card => card !== undefined)
  return (
    <ul className="dropdown-picks">
      {cards.map(card => (
        <li key={card.path}>
          <a href={href(card.path)}>
            <Art name={card.art} alt="" />
            {card.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Tools({ item: { tools } }: { item: MenuItem }) {
  const { href } = usePage()
  return (
    <ul className="dropdown-tools">
      {tools.map(({ label, path, art }) => (
        <li key={label}>
          <a href={href(path)}>
            <Art name={art} alt="" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
