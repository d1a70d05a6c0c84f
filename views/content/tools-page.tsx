import { storedKeyOf, toolGroups } from '../../content/tools.ts'
import { Text } from '../ui/typography.tsx'
import { EntryList } from './entry-list.tsx'
import { IndexHead } from './index-head.tsx'

/** Every tool, by when it is needed. */
export const ToolsPageView = () => (
  <div className="index">
    <IndexHead
      title="Tools"
      lead="Small things that count, draw or list for you. They run in your browser, need no account, and print the formula they use."
      art="counts"
    />
    {toolGroups.map(({ id, title, tools }) => (
      <section key={id} aria-labelledby={id}>
        <Text variant="heading" id={id}>
          {title}
        </Text>
        <EntryList entries={tools.map(tool => ({ ...tool, title: tool.label, stored: storedKeyOf(tool) }))} />
      </section>
    ))}
  </div>
)
