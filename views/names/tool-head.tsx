import type { ReactNode } from 'react'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { nameBreadcrumbs } from './name-breadcrumbs.ts'

interface Props {
  title: string
  /** What it does, in a sentence or two. */
  lead: string
  art?: string
  children: ReactNode
}

/** A page of a names tool: its head, the tool, and below it how it decides. */
export const NameToolPage = ({ title, lead, art = 'tool-names', children }: Props) => (
  <div className="index name-tool">
    <header className="name-head">
      <Breadcrumb steps={nameBreadcrumbs.below()} />
      <Text variant="title">{title}</Text>
      <Text variant="lead">{lead}</Text>
      <Art name={art} alt="" eager />
    </header>
    {children}
  </div>
)

/** How the tool decides, in plain words. */
export const ToolRule = ({ title = 'How it decides', children }: { title?: string; children: ReactNode }) => (
  <section className="tool-rule" aria-labelledby="tool-rule">
    <h2 id="tool-rule" className="text-heading">
      {title}
    </h2>
    {children}
  </section>
)
