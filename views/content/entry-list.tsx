import type { ToolKey } from '../../domain/tools/tool-keys.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Icon } from '../ui/icon.tsx'

export interface Entry {
  title: string
  /** A path of this site, or a full address elsewhere, which gets a mark. */
  path: string
  line: string
  /** A drawing of assets/art. */
  art?: string
  /** The tool whose last state on this device is said, by client/tool-glances.ts. */
  stored?: ToolKey
}

/** Short entries with a small drawing: tools, topics, shelves. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { href } = usePage()
  return (
    <ul className="entries whole-links">
      {entries.map(({ title, path, line, art, stored }) => {
        const isElsewhere = path.startsWith('https://')
        return (
          <li key={path}>
            {art && <Art name={art} alt="" />}
            <div>
              <a href={href(path)} rel={isElsewhere ? 'noopener' : undefined}>
                {title}
                {isElsewhere && <Icon name="external" />}
              </a>
              <p>{line}</p>
              {stored && <p className="entry-state" data-tool={stored} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
