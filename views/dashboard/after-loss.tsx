import type { Loss } from '../../contract/records.ts'
import { Art } from '../ui/art.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  losses: readonly Loss[]
  isTrying: boolean
}

/** After a loss: no weeks, no days, no date. */
export function AfterLoss({ losses, isTrying }: Props) {
  const names = losses.flatMap(({ record, code_name }) =>
    record === 'keep' && code_name?.trim() ? [code_name.trim()] : [],
  )
  return (
    <section className="leaf after-loss" aria-labelledby="after-loss">
      <Art name="candle" alt="" eager />
      <div>
        <Text variant="heading" id="after-loss">
          We are sorry for your loss
        </Text>
        <p>There is nothing to do on this page, and nothing on it counts days.</p>
        {names.map(name => (
          <p key={name}>
            “<bdi>{name}</bdi>” is kept here, as you chose.
          </p>
        ))}
        <ul className="leaf-links">
          <li>
            <a href="/topics/pregnancy-miscarriage-pregnancy-loss">Miscarriage and pregnancy loss</a>
            <span>For these days, and people to talk to</span>
          </li>
          <li>
            <a href="/settings/losses">The record</a>
            <span>Keep, hide or delete it, at any time or never</span>
          </li>
          {isTrying && (
            <li>
              <a href="/settings/cycle">Your cycle</a>
              <span>What you entered, if and when you want it</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
