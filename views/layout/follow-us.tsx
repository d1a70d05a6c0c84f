import type { social } from '../../content/site.ts'
import { Icon } from '../kit/icon.tsx'

/** Our accounts elsewhere, as signs in a row. */
export const FollowUs = ({ accounts }: { accounts: typeof social }) => (
  <ul className="follow-us">
    {accounts.map(({ name, icon, href }) => (
      <li key={name}>
        <a href={href} rel="noopener" aria-label={name}>
          <Icon name={icon} />
        </a>
      </li>
    ))}
  </ul>
)
