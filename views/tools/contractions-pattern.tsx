import { lengthInWords } from '../../domain/tools/clock-words.ts'
import { patternOf, ruleIds, rules, tolerated } from '../../domain/tools/contraction-rules.ts'
import { hour, latest, type Summary, summaryOf } from '../../domain/tools/contractions.ts'
import type { Contractions } from '../../state/tools/contractions.ts'
import { Checkbox, RadioGroup } from '../ui/choice-input.tsx'
import type { ContractionsProps } from './contractions-props.ts'
import { useNow } from './use-now.ts'

const inWords = (ms: number | null) => (ms === null ? '–' : lengthInWords(ms))

/** The hour before `now` in numbers. */
export const lastHour = ({ list, running }: Pick<Contractions, 'list' | 'running'>, now: number): Summary =>
  summaryOf(latest(list, now, hour), running !== null && running <= now && running >= now - hour ? running : null)

/** Numbers of a stretch, by their names. */
export const figures = ({ count, gap, length, strongest }: Summary) =>
  [
    ['Contractions', String(count)],
    ['From start to start', inWords(gap)],
    ['Length', inWords(length)],
    ['Strongest', strongest ? `${strongest} of 5` : '–'],
  ] as const

/** The last hour, the rule that was chosen, and what the one has or lacks of the other. */
export function Pattern({ value, change }: ContractionsProps) {
  const now = useNow(10_000)
  const { rule, tolerant } = value
  const { count, isMet, lacks } = patternOf({ ...value, now: now ?? 0 }, rule, tolerant)
  return (
    <section aria-label="Result" className="contractions-pattern">
      <h2>The last hour</h2>
      <dl className="contractions-figures">
        {figures(lastHour(value, now ?? 0)).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {count > 0 && (
        <p className="contractions-fit">
          {isMet
            ? 'This fits the rule: the pattern many providers ask you to call about.'
            : `${lacks} You can call before it fits.`}
        </p>
      )}
      <RadioGroup
        label="Rule"
        name="rule"
        value={rule}
        items={ruleIds.map(id => ({ value: id, label: rules[id].label }))}
        tipText={`${rules[rule].label}: ${rules[rule].words}. What your own provider told you comes first.`}
        onChange={({ value }) => change(now => ({ ...now, rule: ruleIds.find(id => id === value) ?? now.rule }))}
      />
      {rules[rule].length > tolerated && (
        <Checkbox
          label="45 seconds on average is long enough"
          name="tolerant"
          checked={tolerant}
          onChange={({ value }) => change(now => ({ ...now, tolerant: value !== '' }))}
        />
      )}
    </section>
  )
}
