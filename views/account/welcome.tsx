import { site } from '../../content/site.ts'
import type { Member } from '../../contract/member.ts'
import { safeTarget } from '../../domain/safe-target.ts'
import { usePage } from '../page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { SignInPage } from './sign-in.tsx'

interface Props {
  who: Member
  /** Where the member was before. */
  redirectUrl: string | undefined
}

/** For those who come from the sister product, after their first profile. */
export function WelcomeView({ who, redirectUrl }: Props) {
  const { build, href } = usePage()
  const { main, names, registry } = build.origins
  const name = who.first_name ? `, ${who.first_name}` : ''
  return (
    <SignInPage
      title={`Welcome to ${site.name}${name}`}
      lead={`Your account from ${site.sister.name} works here too. This is what it keeps for you.`}
      art="home"
    >
      <ul className="prose">
        <li>
          <a href="/dashboard">Your own page</a>, with the week or month that you are in and what it asks of you.
        </li>
        <li>
          <a href="/saved-articles">Saved articles</a>: press the heart on anything that you want to find again.
        </li>
        <li>
          <a href={href('/b/favorites')}>Favorite names</a>, to keep, sort and share.
        </li>
        <li>
          <a href="/settings">Settings</a>: which letters you want, your privacy choices, and all your data as a file.
        </li>
      </ul>
      <ButtonLink href={safeTarget(redirectUrl, [main, names, registry])}>Go On</ButtonLink>
    </SignInPage>
  )
}
