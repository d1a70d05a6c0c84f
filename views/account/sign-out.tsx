/**
 * A form, so that it works without script and a link on another site cannot do it.
 * @param action the address of /logout, in full on another host than the main one
 */
export const SignOut = ({ action = '/logout' }: { action?: string }) => (
  <form method="post" action={action} className="sign-out">
    <input type="hidden" name="target" value="/" />
    <button type="submit" className="text-button">
      Sign Out
    </button>
  </form>
)
