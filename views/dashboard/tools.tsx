import { storedKeyOf, toolsOf } from '../../content/tools.ts'
import type { Part } from '../../domain/dashboard.ts'
import { useOffered } from '../page.tsx'
import { Text } from '../ui/typography.tsx'

/** The tools of each part of a member's life, by their keys. */
const toolsOfPart: Record<Part, readonly string[]> = {
  pregnancy: ['pregnancy-tracker', 'due-date', 'contractions', 'birth-plan', 'hospital-bag', 'baby-budget'],
  children: ['baby-tracker', 'baby-budget'],
  trying: ['ovulation', 'due-date'],
  nothing: ['due-date', 'ovulation', 'baby-tracker'],
  loss: [],
}

/** The tools for a member now, each with its last state on this device. After a loss there are none. */
export function Tools({ parts }: { parts: readonly Part[] }) {
  const isQuiet = parts.includes('loss')
  const tools = useOffered(toolsOf([...new Set(parts.flatMap(part => toolsOfPart[part]))]))
  if (isQuiet || tools.length === 0) return null
  return (
    <section aria-labelledby="tools">
      <Text variant="heading" id="tools">
        Your tools
      </Text>
      <ul className="saved-rows tool-rows">
        {tools.map(tool => (
          <li key={tool.key}>
            <a href={tool.path}>{tool.label}</a>
            <p>{tool.line}</p>
            <p data-tool={storedKeyOf(tool)} />
          </li>
        ))}
      </ul>
      <p className="saved-all">
        <a href="/tools">All tools</a>
      </p>
    </section>
  )
}
