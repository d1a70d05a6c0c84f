import { usePage } from '../page.tsx'

/** The search as a plain form: it asks for nothing in particular. */
export const QuietSearch = () => (
  <search>
    <form className="quiet-search" action={usePage().href('/search')}>
      <label htmlFor="quiet-search">Search the almanac</label>
      <input id="quiet-search" type="search" name="q" minLength={2} />
      <button type="submit" className="button">
        Go
      </button>
    </form>
  </search>
)
