import type { DangerSign } from '../../content/danger-signs/danger-sign.ts'
import { firstSigns } from '../../content/danger-signs/first-signs.ts'
import type { Front } from '../../content/schema.ts'
import { unbroken } from '../../lib/unbroken.ts'
import { usePage } from '../page.tsx'

interface Props {
  minute: Front['week']['minute']
  /** Whom the guide is about: "Your baby". */
  child: string
  /** The list of the week or month; its first entry is the one to begin with. */
  checklist: readonly string[]
  signs: readonly DangerSign[]
}

/** A week or month in a minute: what is new, what to do, when to call. Not for somebody after a loss. */
export const Minute = ({ minute, child, checklist, signs }: Props) =>
  usePage().sensitive ? null : (
    <section className="minute" aria-labelledby="minute">
      <h2 id="minute" className="text-kicker">
        In a minute
      </h2>
      <dl>
        <div>
          <dt>{child}</dt>
          <dd>{minute.baby}</dd>
        </div>
        <div>
          <dt>You</dt>
          <dd>{minute.you}</dd>
        </div>
        <div>
          <dt>Do this</dt>
          <dd>
            {checklist[0]}. <a href="#checklist">The whole list</a>
          </dd>
        </div>
        <div className="minute-call">
          <dt>Call, at any hour, for</dt>
          <dd>
            <ul>
              {firstSigns(signs).map(({ id, words }) => (
                <li key={id}>{unbroken(words)}</li>
              ))}
            </ul>
            <a href="#danger-signs">All signs, emergencies first</a>
          </dd>
        </div>
      </dl>
    </section>
  )
