// Parts that every guide to a week or month has, each in a section that folds.
import type { Section, Source } from '../../content/schema.ts'
import { PlainList } from '../ui/box.tsx'
import { Prose } from '../ui/prose.tsx'
import { SourceList } from '../ui/sources.tsx'
import { Fold } from './fold.tsx'

export const FoldedKeyPoints = ({ items }: { items: readonly string[] }) => (
  <Fold id="key-points" title="Key points">
    <div className="key-points">
      <PlainList items={items} />
    </div>
  </Fold>
)

/** An editor's text, a fold for each heading. */
export const FoldedProse = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(section => (
    <Fold key={section.id} id={section.id} title={section.title}>
      <Prose sections={[{ ...section, title: '' }]} />
    </Fold>
  ))

export const FoldedSources = ({ sources }: { sources: readonly Source[] }) => (
  <Fold id="sources" title="Sources">
    <div className="sources">
      <SourceList sources={sources} />
    </div>
  </Fold>
)
