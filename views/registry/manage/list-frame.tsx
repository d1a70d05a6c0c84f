import type { ReactNode } from 'react'
import type { Registry } from '../../../contract/registry.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { Saved } from '../../settings/saved.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Text } from '../../ui/typography.tsx'
import { type ListPart, listParts, listPath, managePath } from './paths.ts'

interface Props {
  list: Registry
  part: ListPart
  title: string
  /** The message after a change. */
  saved?: string
  children: ReactNode
}

const above = [{ title: 'Your lists', path: managePath }]

/** What guests see of a list that is not open, said to those who keep it; '' for one that is open. */
function closedSays({ status, words }: Registry): string {
  if (status === 'open') return ''
  const more = words === null ? 'nothing else' : 'the sentence that you have chosen'
  const seen = `This list is ${status}: guests see that it is not open at the moment, and ${more}.`
  return status === 'hidden' ? `${seen} You find it only here.` : seen
}

/** What the pages of one list share: whose it is, its parts, and whether it is open. */
export const ListFrame = ({ list, part, title, saved, children }: Props) => (
  <div className="manage">
    <Breadcrumb steps={above} />
    <header className="manage-head">
      <p className="text-kicker">
        <bdi>{namesInLine(list.parents)}</bdi>
      </p>
      <Text variant="title">{title}</Text>
    </header>
    <nav className="manage-parts" aria-label="Parts of this list">
      {listParts.map(({ part: one, label }) => (
        <a key={one} href={listPath(list.id, one)} aria-current={one === part ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
    {saved && <Saved words={saved} />}
    {closedSays(list) && (
      <p className="manage-note">
        {closedSays(list)} {part !== '/settings' && <a href={`${listPath(list.id, '/settings')}#open`}>Settings</a>}
      </p>
    )}
    {children}
  </div>
)
