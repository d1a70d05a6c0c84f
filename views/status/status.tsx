import type { ReactNode } from 'react'
import { Art } from '../ui/art.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  art: 'broken' | 'not-found' | 'empty-list'
  kicker?: string
  title: string
  lead: string
  children?: ReactNode
}

/** A page instead of the requested one: what happened, and links that lead on. */
export const Status = ({ art, kicker, title, lead, children }: Props) => (
  <div className="status">
    <Art name={art} alt="" eager />
    {kicker && <Text variant="kicker">{kicker}</Text>}
    <Text variant="title">{title}</Text>
    <Text variant="lead">{lead}</Text>
    {children}
  </div>
)

export const ToFrontPage = () => (
  <p>
    <ButtonLink href="/">Go to the front page</ButtonLink>
  </p>
)

export const StatusLinks = ({ links }: { links: readonly { title: string; path: string }[] }) => (
  <ul className="status-links">
    {links.map(({ title, path }) => (
      <li key={path}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ul>
)
