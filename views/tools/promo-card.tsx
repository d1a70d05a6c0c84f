import type { PromptId } from '../../domain/prompts/prompt.ts'
import type { ExperimentName } from '../../experiments/all.ts'
import type { Experiment } from '../../experiments/experiment.ts'
import { useOffered, useVersion } from '../page.tsx'
import { usePrompts } from '../prompts/use-prompts.ts'
import { Art } from '../ui/art.tsx'

export interface Promo {
  /** Its row in the table of prompts. */
  prompt: PromptId
  /** Its second version shows the card. */
  experiment: Experiment & { name: ExperimentName }
  kicker: string
  title: string
  line: string
  path: string
  /** A drawing of assets/art. */
  art: string
}

/** A card below a tool that leads on to guides, where an experiment says so and it may be offered. */
export function PromoCard({ prompt, experiment, ...card }: Promo) {
  const mayStand = usePrompts().includes(prompt)
  const version = useVersion(experiment)
  const [shown] = useOffered([card])
  if (!mayStand || version !== 2 || !shown) return null
  return (
    <aside className="promo-card" aria-labelledby="promo">
      <Art name={shown.art} alt="" />
      <div>
        <p className="text-kicker">{shown.kicker}</p>
        <h2 id="promo">
          <a href={shown.path}>{shown.title}</a>
        </h2>
        <p>{shown.line}</p>
      </div>
    </aside>
  )
}
