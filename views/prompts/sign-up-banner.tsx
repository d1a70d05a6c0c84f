import { site } from '../../content/site.ts'
import { usePage, usePrize } from '../page.tsx'
import { RefuseButton } from './refuse-button.tsx'

/** Invites visitors in the US to join: at the end of the page, or in the corner of the window. */
export function SignUpBanner({ place }: { place: 'end' | 'corner' }) {
  const { href } = usePage()
  const prize = usePrize()
  return (
    <aside
      className={place === 'end' ? 'page-end' : 'page-end page-corner'}
      aria-label={`Join ${site.name}`}
      data-banner="sign-up"
      data-refusable="sign-up-banner"
      data-seen="sign-up-banner-view"
    >
      <p data-until={prize?.closes}>
        {prize ? (
          <>
            New members can win {prize.prize}. <a href={href('/sweepstakes-rules')}>See official rules</a>
          </>
        ) : (
          'Your week, your names and your saved pages, kept in one place. It is free.'
        )}
      </p>
      <a className="button button-secondary" href={href('/join')} data-invite="sign-up-banner link">
        Join
      </a>
      <RefuseButton id="sign-up-banner" />
    </aside>
  )
}
