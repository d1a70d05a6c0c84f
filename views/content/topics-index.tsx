import type { Card } from '../../content/schema.ts'
import type { TopicSection } from '../../content/topic-sections.ts'
import { Text } from '../ui/typography.tsx'
import { EntryList } from './entry-list.tsx'
import { IndexHead } from './index-head.tsx'

interface Props {
  /** The shelves, each with its topics. */
  shelves: readonly { section: TopicSection; topics: readonly Card[] }[]
}

/** Every topic, on its shelf. */
export const TopicsIndexView = ({ shelves }: Props) => (
  <div className="index">
    <IndexHead title="Topics" lead="Everything we have written, sorted by what it is about." art="calendar" />
    <nav className="pills pills-under-title" aria-label="Parts of this page">
      {shelves.map(({ section: { id, title } }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    {shelves.map(({ section: { id, title, lead }, topics }) => (
      <section key={id} aria-labelledby={id}>
        <Text variant="heading" id={id}>
          {title}
        </Text>
        <p>{lead}</p>
        <EntryList entries={topics.map(({ path, title, lead, art }) => ({ path, title, art, line: lead }))} />
      </section>
    ))}
  </div>
)
