import type { Piece } from '../../content/schema.ts'
import { PlainHead } from '../content/plain-page.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { SweepstakesFacts, SweepstakesNow } from './facts.tsx'

/** The official rules. */
export const SweepstakesRulesView = ({ piece }: { piece: Piece<'page'> }) => (
  <article className="reading">
    <PlainHead {...piece} />
    <Contents entries={piece.sections.filter(section => section.title)} />
    <div className="reading-body">
      <SweepstakesNow />
      <SweepstakesFacts />
      <Prose sections={piece.sections} />
    </div>
  </article>
)
