import { Problem } from '../../account/sign-in.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Text } from '../../ui/typography.tsx'
import { managePath } from './paths.ts'

/** @param address of this page, which holds the letter's token */
export const InvitationView = ({ address, message }: { address: string; message: string | undefined }) => (
  <div className="manage">
    <Breadcrumb steps={[{ title: 'Your lists', path: managePath }]} />
    <header className="manage-head">
      <Text variant="title">Keep a list together</Text>
      <Text variant="lead">
        Somebody who keeps a list of wishes asks you to keep it with them. You could then do all that they can: add,
        change, share, and read the thank-yous.
      </Text>
    </header>
    {message && <Problem words={message} />}
    <form method="post" action={address}>
      <Button type="submit">Keep it together</Button>
    </form>
    <p>If you do not want that, close this page: nothing happens, and nobody is told.</p>
  </div>
)
