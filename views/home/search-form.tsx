import { usePage } from '../page.tsx'
import { Button } from '../ui/button.tsx'

/** The search of the front page: a plain form. */
export const SearchForm = () => (
  <search>
    <form className="home-search" action={usePage().href('/search')}>
      <input
        type="search"
        name="q"
        required
        aria-label="Search guides, names and tools"
        placeholder="Guides, names, tools"
      />
      <Button type="submit">Search</Button>
    </form>
  </search>
)
