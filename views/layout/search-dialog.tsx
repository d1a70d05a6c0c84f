import { Island } from '../island.tsx'
import { useSearchWords } from '../page.tsx'
import { AmazonPromo } from '../search/amazon-promo.tsx'
import { Icon } from '../ui/icon.tsx'

/** The search of wide windows: it covers the page. On others the search has a page of its own. */
export const SearchDialog = () => (
  <dialog id="search" className="search-dialog" aria-label="Search">
    <form method="dialog">
      <button type="submit" className="close-button" aria-label="Close">
        <Icon name="close" />
      </button>
    </form>
    <Island
      name="search-box"
      props={{ id: 'search-field', words: useSearchWords(), autoFocus: true }}
      when="interaction"
    />
    <AmazonPromo />
  </dialog>
)
