import { Tabs } from '../ui/tabs.tsx'
import type { ChildFacts } from './child-facts.ts'
import { ChildPanel } from './child-panel.tsx'

/** A tab for each child. Without script all panels are shown, one below the other. */
export const ChildTabs = ({ all }: { all: readonly ChildFacts[] }) => (
  <Tabs
    label="Children"
    tabs={all.map(facts => ({ id: facts.id, label: facts.name, panel: <ChildPanel {...facts} /> }))}
  />
)
