import { useAtom } from 'jotai'
import { refusable } from '../../domain/prompts/ask-no-more.ts'
import { refusalsAtom } from '../../state/refusals.ts'
import { Button } from '../ui/button.tsx'

/** What this device is not asked any more, each with a way back. Nothing while there is none. */
export function Refusals() {
  const [refused, askAgain] = useAtom(refusalsAtom)
  if (refused.length === 0) return null
  return (
    <div className="consents">
      <h3>Not asked any more on this device</h3>
      <ul>
        {refused.map(id => (
          <li key={id}>
            <span>{refusable[id]}</span>
            <Button variant="quiet" onClick={() => askAgain(id)} aria-label={`${refusable[id]}: ask again`}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
