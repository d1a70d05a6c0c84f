import { Icon } from '../ui/icon.tsx'

interface Props {
  page: number
  pages: number
  /** Address of a page of the list, from 1. */
  pathOf: (page: number) => string
}

/** Links to the pages of a list around this one; nothing for a list of one page. */
export const PagesNav = ({ page, pages, pathOf }: Props) =>
  pages > 1 && (
    <nav className="neighbours neighbours-paged" aria-label="Pages of this list">
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev">
          <Icon name="left" />
          Newer
        </a>
      )}
      <p className="text-small">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a href={pathOf(page + 1)} rel="next">
          Older
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
