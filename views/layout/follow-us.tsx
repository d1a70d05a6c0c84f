import { social } from '../../content/site.ts'
import { Sign } from '../ui/sign.tsx'

/** Links to our accounts on other sites, a row of icons. @param titleId of the element that labels it */
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
