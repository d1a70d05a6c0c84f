import { ButtonLink } from '../ui/button.tsx'
import { SignInPage } from './sign-in.tsx'

/** After an account was deleted. */
export const GoodbyeView = () => (
  <SignInPage
    title="Your account is deleted"
    lead="Your profiles, saved pages, names and pictures are gone from our store, and no letter follows."
    art="home"
  >
    <p>All guides and articles stay open to you, without an account.</p>
    <ButtonLink href="/">To the front page</ButtonLink>
  </SignInPage>
)
