import { stageTabs } from '../../content/navigation.ts'
import { usePage } from '../page.tsx'

/** The tabs at the edge of the page, one for each stage. Only very wide windows have room for them. */
export function StageRail() {
  const { href, sensitive } = usePage()
  if (sensitive) return null
  return (
    <nav className="stage-rail" aria-label="Stages">
      <ul>
        {stageTabs.map(({ label, path, tone }) => (
          <li key={path}>
            <a href={href(path)} className={`tone-${tone}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
