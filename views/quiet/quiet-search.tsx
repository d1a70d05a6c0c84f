import { usePage } from '../page.tsx'
import { Button } from '../ui/button.tsx'

/** The search as a plain form, without suggestions. */
export const QuietSearch = () => (
  <search>
    <form className="quiet-search" action={usePage().href('/search')}>
      <div className="field">
        <label htmlFor="quiet-search" className="field-label">
          Search the almanac
        </label>
        <div className="field-box">
          <input id="quiet-search" type="search" name="q" required />
        </div>
      </div>
      <Button type="submit">Go</Button>
    </form>
  </search>
)
