import { comparedRegistries, comparedRows, notStated } from '../../../content/registry/compare.ts'
import { DateText } from '../../ui/time.tsx'

/** Our registry beside the large ones, with the pages that the cells come from. @param labelledBy id of its heading */
export const CompareTable = ({ labelledBy }: { labelledBy: string }) => (
  <>
    <p className="registry-note">
      Each column is what that registry says of itself on the pages named below. “{notStated}” means that those pages do
      not say it, not that it is missing.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard */}
    <section className="compare-table" aria-label="The comparison" tabIndex={0}>
      <table id="compareRegistryTable" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {comparedRegistries.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows.map(({ id, title, cells }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {cells.map((cell, i) => (
                <td key={comparedRegistries[i]?.id}>{cell ?? <i>{notStated}</i>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <dl className="compare-sources text-small">
      {comparedRegistries
        .filter(({ pages }) => pages.length > 0)
        .map(({ id, name, pages }) => (
          <div key={id}>
            <dt>{name}</dt>
            {pages.map(({ title, url, checked }) => (
              <dd key={url}>
                <a href={url} rel="noopener">
                  {title}
                </a>
                , read on <DateText date={checked} />
              </dd>
            ))}
          </div>
        ))}
    </dl>
    <p className="registry-note text-small">
      Target and Walmart keep registries too. We could not read a page of their own, and what others say about them is
      left out. Terms change: look at the page itself before you decide.
    </p>
  </>
)
