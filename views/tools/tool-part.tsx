import { isTwin, pageOfTwin } from '../amp/twin.tsx'
import { Island } from '../island.tsx'
import type { IslandName, IslandProps } from '../islands.ts'
import { usePage } from '../page.tsx'

/** The islands that are tools. */
export type ToolPartName = Extract<IslandName, `tool-${string}`>

interface Props {
  name: ToolPartName
  title: string
  /** What its island gets beside what every tool gets. */
  data: object
}

/** A tool on its page. It works in the browser; without script it says so, and the text below says how to do it by hand. */
export function ToolPart({ name, title, data }: Props) {
  const { country, path, href } = usePage()
  const props = { country, ...data } as IslandProps<typeof name> // the page's loader made them for this tool
  // A twin has no scripts of ours: it leads to the page.
  if (isTwin(path))
    return (
      <p>
        <a href={href(pageOfTwin(path))}>Open the tool: {title}</a>
      </p>
    )
  return (
    <section className="tool" aria-label={title}>
      <noscript>
        <p className="callout">This tool works in your browser and needs JavaScript. How to do it by hand is below.</p>
      </noscript>
      <Island name={name} props={props} when="visible" />
    </section>
  )
}
