import { toolGroups, tools } from '../../content/tools.ts'
import { Text } from '../kit/typography.tsx'
import { EntryList } from './entry-list.tsx'
import { IndexHead } from './index-head.tsx'

/** Every tool, by when it is needed. */
export const ToolsPageView = () => (
  <div className="index">
    <IndexHead
      title="Tools"
      lead="Small things that count, draw or list for you. They run in your browser, need no account, and print the formula they use."
      art="tool-due-date"
    />
    {Object.entries(toolGroups).map(([group, title]) => (
      <section key={group} aria-labelledby={group}>
        <Text variant="heading" id={group}>
          {title}
        </Text>
        <EntryList entries={tools.filter(tool => tool.group === group).map(tool => ({ ...tool, title: tool.label }))} />
      </section>
    ))}
  </div>
)
