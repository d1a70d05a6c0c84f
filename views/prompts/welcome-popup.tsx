import { journeysOf } from '../../content/invitations.ts'
import { site } from '../../content/site.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The dialog that each way opens; a member's own menu has them all. */
const dialogs = { 'trying-to-conceive': 'add', pregnant: 'add:pregnancy', parent: 'add:child' } as const

/**
 * Welcomes a member of the sister product who has told nothing yet, and asks nothing that could not wait.
 * @param seconds for which it stays away once it was shown
 */
export const WelcomePopup = ({ seconds }: { seconds: number }) => (
  <Dialog id="welcome" title={`Welcome to ${site.name}`} closeOutside={false}>
    <p data-seconds={seconds}>
      Your account from {site.sister.name} works here too: saved articles, favorite baby names and a page of your own.
    </p>
    <h3 id="welcome-journey">Get More From {site.name}: Choose your journey</h3>
    <ul className="journeys" aria-labelledby="welcome-journey" aria-describedby="welcome-roles">
      {journeysOf(2).map(({ label, stage }) => (
        <li key={label}>
          <button type="button" className="button button-secondary" data-profile-dialog={dialogs[stage]}>
            {label}
          </button>
        </li>
      ))}
    </ul>
    <p className="text-small" id="welcome-roles">
      Start with one and add additional roles later.
    </p>
  </Dialog>
)
