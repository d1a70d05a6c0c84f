import { byUrgency } from '../../content/danger-signs/danger-sign.ts'
import { sourcesOf } from '../../content/danger-signs/danger-sources.ts'
import { type DangerStage, dangerStages, type StageId } from '../../content/danger-signs/danger-stages.ts'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { usePage } from '../page.tsx'
import { DangerLists } from '../ui/box.tsx'
import { Contents } from '../ui/contents.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { ReviewLine } from '../ui/review-line.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { HelpLines } from './help-lines.tsx'

/** The stages shown first after a loss: the visitor's own body and mind, and nothing about babies. */
const forGrief: readonly StageId[] = ['after-loss', 'after-birth']

/** The stages for a visitor; after a loss their own come first, and the others only when asked for. */
const stagesFor = (inGrief: boolean): readonly DangerStage[] =>
  inGrief ? forGrief.flatMap(id => dangerStages.filter(stage => stage.id === id)) : dangerStages

/** All danger signs and the numbers to call. @param all also for a visitor in grief, who asked for it */
export function WhenToCallView({ all = false }: { all?: boolean }) {
  const { href, sensitive = false } = usePage()
  const inGrief = sensitive && !all
  const stages = stagesFor(inGrief)
  return (
    <article className="reading when-to-call">
      <header className="reading-head">
        <Text variant="kicker">{signsPage.label}</Text>
        <Text variant="title">{signsPage.title}</Text>
        <Text variant="lead">
          {inGrief
            ? 'If you are not sure, call. Nobody who answers these lines minds a call too many.'
            : signsPage.lead}
        </Text>
        <ReviewLine review={signsPage.review} />
      </header>
      <HelpLines />
      <Contents entries={stages} />
      <div className="danger-stages">
        {stages.map(({ id, title, signs, span }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-heading">
              {title}
            </h2>
            <DangerLists groups={byUrgency(signs, span)} />
          </section>
        ))}
      </div>
      {inGrief && (
        <p>
          <a href={href(`${signsPage.path}?show=all`)}>The lists for other times of life</a>
        </p>
      )}
      <PrintButton />
      <Sources sources={sourcesOf(stages.flatMap(({ signs }) => signs.map(({ source }) => source)))} isCited={false} />
    </article>
  )
}
