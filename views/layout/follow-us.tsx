import { social } from '../../content/site.ts'
import { Sign } from '../ui/sign.tsx'

/** Our accounts elsewhere, as signs in a row. `titleId` is the element that names it. */
export const FollowUs = ({ titleId }: { titleId: string }) => (
  <ul className="follow-us" aria-labelledby={titleId}>
    {social.map(({ name, icon, href }) => (
      <li key={name}>
        <a href={href}>
          <Sign name={icon} />
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)
