import type { FormShown } from './form-state.ts'
import { SignInForm, SignInPage } from './sign-in.tsx'

/** Signing out takes a press of the button, so that no image or link on another site can do it. */
export const LogoutView = ({ message }: FormShown) => (
  <SignInPage title="Sign out" lead="What you keep here stays, and is there again when you log in." art="home">
    <SignInForm action="/logout" button="Sign Out" values={{ target: '/' }} message={message} />
  </SignInPage>
)
