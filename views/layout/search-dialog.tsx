import { tools } from '../../content/tools.ts'
import { Island } from '../island.tsx'
import { usePage, useSearchWords } from '../page.tsx'
import { searchedPlace } from '../search/searched-place.ts'
import { Icon } from '../ui/icon.tsx'

const field = 'search-field'
/** Guides to begin with: every fourth week, then the months of the first years that change most. */
const weeks = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].map(week => ({
  name: `Week ${week}`,
  path: `/pregnancy-week-by-week/${week}-weeks-pregnant`,
}))
const months = [0, 1, 2, 3, 6, 9, 12].map(month => ({
  name: month === 0 ? 'Newborn' : `${month} ${month === 1 ? 'month' : 'months'}`,
  path: `/baby-month-by-month/${month}-month-old-baby`,
}))

/** The search over the page: of the masthead in wide windows, and of the bar at the thumb. */
export const SearchDialog = () => (
  <dialog id="search" className="search-dialog" aria-label="Search">
    <form method="dialog">
      <button type="submit" className="close-button" aria-label="Close">
        <Icon name="close" />
      </button>
    </form>
    <Island name="search-box" props={{ id: field, words: useSearchWords(), autoFocus: true }} when="interaction" />
    {!usePage().sensitive && (
      <div className="search-start">
        <Links title="Week by week" links={weeks} />
        <Links title="Month by month" links={months} />
        <Links
          title="Tools"
          links={tools.filter(({ group }) => group !== 'beside').map(({ label, path }) => ({ name: label, path }))}
        />
        <div id={searchedPlace(field)} />
      </div>
    )}
  </dialog>
)

const Links = ({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) => {
  const { href } = usePage()
  return (
    <nav aria-label={title}>
      <p className="text-kicker">{title}</p>
      <div className="pills pills-under-title">
        {links.map(({ name, path }) => (
          <a key={path} href={href(path)}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
