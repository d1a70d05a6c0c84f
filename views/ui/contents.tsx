export interface ContentsEntry {
  id: string
  title: string
}

/** Links to the headings of a page. */
export const Contents = ({ entries }: { entries: readonly ContentsEntry[] }) =>
  entries.length > 2 && (
    <nav className="contents" aria-labelledby="contents">
      <div>
        <h2 id="contents" className="text-kicker">
          On this page
        </h2>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
