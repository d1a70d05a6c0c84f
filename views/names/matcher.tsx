import { votes } from '../../domain/names/match.ts'
import { ShareThis } from '../content/share-this.tsx'
import { Island } from '../island.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Tag } from '../ui/tag.tsx'
import { Text } from '../ui/typography.tsx'
import { nameBreadcrumbs } from './name-breadcrumbs.ts'

export interface MatcherProps {
  path: string
  title: string
}

const steps = [
  [
    'Start, and pass the link on',
    'One of you starts. The other one opens the link, or types the code. There is room for two and nobody else.',
  ],
  [
    'Look at the same names',
    'You both get the same cards in the same order, each on your own phone and in your own time.',
  ],
  [
    'Talk about what you share',
    'A name appears on your common list once both of you have said yes. What only one of you likes stays private.',
  ],
] as const

const answers = [
  [
    'What does the other parent see of my votes?',
    'Only names that both of you said yes to. Your other votes, your vetoes and the names you type in are never sent to the other one, and neither is how far you have come.',
  ],
  [
    'Can somebody say yes to everything, just to look?',
    'They would show themselves by it. A match stays on both lists: when one of you takes a yes back, the name is crossed out for both, not gone.',
  ],
  [
    'What does a veto do?',
    'It is a no that does not come back, not even when you go through the names again. The other parent sees nothing of it; the name simply never becomes a match.',
  ],
  [
    'Who else can see it, and for how long?',
    'Nobody needs an account, and we do not know who you are. What opens a match is kept in the browser you started or joined with, so use the same one. A match that neither of you opens for 90 days is deleted.',
  ],
] as const

/** Two parents, the same names, and only what both like. */
export const MatcherView = ({ path, title }: MatcherProps) => (
  <div className="index matcher-page">
    <header className="name-head">
      <Breadcrumb steps={nameBreadcrumbs.below()} />
      <Text variant="title">
        {title} <Tag>Beta</Tag>
      </Text>
      <Text variant="lead">
        You each say what you think of the same names, in private. Only the ones you both like come to light.
      </Text>
      <p className="name-sign" aria-hidden="true">
        <span>&amp;</span>
      </p>
    </header>
    <noscript>
      <p className="matcher-paper">
        The matcher deals its cards in your browser and needs JavaScript, which is off here. On paper it works like
        this: agree on a <a href="/b/baby-name-lists">list of names</a>, write down your {votes.join(', ')} for each,
        separately, and compare only the yeses.
      </p>
    </noscript>
    <Island name="name-matcher" props={{}} when="idle" />
    <section aria-labelledby="how">
      <Text variant="heading" id="how">
        How it works
      </Text>
      <ol className="matcher-steps">
        {steps.map(([step, words]) => (
          <li key={step}>
            <b>{step}</b>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="private">
      <Text variant="heading" id="private">
        What stays private
      </Text>
      <dl className="matcher-answers">
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">
        The cards hold the names of which we know something. Each style is one of our{' '}
        <a href="/b/baby-name-lists">lists</a>, or a few of them together; popular names are the 150 most given to each
        sex in the newest official counts.
      </p>
    </section>
    <ShareThis piece={{ path, title }} />
  </div>
)
