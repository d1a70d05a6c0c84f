import { invitationLines, journeysOf } from '../../content/invitations.ts'
import { site } from '../../content/site.ts'
import type { InvitationVariant } from '../../domain/prompts/variant.ts'
import { usePage, usePrize } from '../page.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface RegistrationProps {
  variant: InvitationVariant
  /** Of the experiment signUpOptionsAbVersion. */
  options: 1 | 2
  /** What has opened it: a heart, or the page by itself. */
  trigger: 'heart' | 'load'
}

/** The window that asks to join. A press beside it does nothing; Escape and Close close it. */
export function RegistrationModal({ variant, options, trigger }: RegistrationProps) {
  const { href } = usePage()
  const prize = usePrize()
  const invite = `registration-modal ${trigger}`
  return (
    <Dialog id="registration" title={`Sign Up for ${site.name}`} closeOutside={false}>
      <p>
        {trigger === 'heart' && 'It is saved in this browser. '}
        {invitationLines[variant]} It is free.
      </p>
      <h3 id="registration-journey">Choose your journey</h3>
      <ul className="journeys" aria-labelledby="registration-journey" aria-describedby="registration-roles">
        {journeysOf(options).map(({ label, stage }) => (
          <li key={label}>
            <a className="button button-secondary" href={`${href('/join')}?stage=${stage}`} data-invite={invite}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small" id="registration-roles">
        Start with one and add additional roles later.
      </p>
      {prize && (
        <p data-until={prize.closes}>
          New members can win {prize.prize}.{' '}
          <a href={href('/sweepstakes-rules')} target="_blank" rel="noopener">
            See official rules
          </a>
        </p>
      )}
      <div className="invitation-foot">
        <p>
          Already have an account?{' '}
          <a href={href('/login')} data-invite={invite}>
            Sign In
          </a>
        </p>
        <button type="button" className="button button-quiet" data-refuse="registration">
          Do not ask me again
        </button>
      </div>
    </Dialog>
  )
}
