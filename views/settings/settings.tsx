import { quietPath } from '../../content/quiet-almanac.ts'
import type { Member } from '../../contract/member.ts'
import type { Loss } from '../../contract/records.ts'
import { SignOut } from '../account/sign-out.tsx'
import { usePage } from '../page.tsx'
import { Text } from '../ui/typography.tsx'
import { Saved } from './saved.tsx'

interface Row {
  title: string
  path: string
  says: string
}

interface Props {
  who: Member
  losses: readonly Loss[]
  /** The message after a change. */
  saved?: string
}

const lossRows: readonly Row[] = [
  { title: 'The record of a loss', path: '/settings/losses', says: 'Keep, hide or delete it' },
]

/** The address of a step of joining, with a target that leads back here. */
const afterwards = (path: string, saved: string) => `${path}?target=${encodeURIComponent(`/settings?saved=${saved}`)}`
const nameOf = ({ first_name, last_name }: Member) => [first_name, last_name].filter(Boolean).join(' ')

/** Everything that a member can change about their account, one line each. */
export function SettingsView({ who, losses, saved }: Props) {
  const { sensitive } = usePage()
  return (
    <div className="settings">
      <header className="settings-head">
        <Text variant="title">Settings</Text>
      </header>
      {saved && <Saved words={saved} />}
      <Rows
        title="You"
        rows={[
          { title: 'Names', path: afterwards('/join/profile', 'names'), says: nameOf(who) || who.username },
          ...(who.is_ttc
            ? [
                {
                  title: 'Cycle',
                  path: '/settings/cycle',
                  says: sensitive ? 'What you entered' : 'For the days on which a pregnancy can begin',
                },
              ]
            : []),
          { title: 'The quiet almanac', path: quietPath, says: sensitive ? 'You are reading it' : 'For after a loss' },
        ]}
      />
      {losses.length > 0 && <Rows title="Loss" rows={lossRows} />}
      <Rows
        title="Account"
        rows={[
          { title: 'E-mail address', path: '/settings/email', says: who.email },
          { title: 'Password', path: '/settings/password', says: 'Choose another one' },
          { title: 'Security', path: '/settings/security', says: 'Devices, passkeys, recent changes' },
          { title: 'Letters from us', path: afterwards('/join/email-preferences', 'letters'), says: 'Which may come' },
        ]}
      />
      <Rows
        title="Privacy"
        rows={[
          { title: 'Privacy choices', path: '/settings/privacy', says: 'What other companies may do' },
          { title: 'All your data', path: '/settings/data', says: 'Download it as one file' },
          { title: 'Delete your account', path: '/settings/delete', says: 'At once and for good' },
        ]}
      />
      <SignOut />
    </div>
  )
}

const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className="settings-rows">
    <Text variant="heading">{title}</Text>
    <ul>
      {rows.map(row => (
        <li key={row.path}>
          <a href={row.path}>{row.title}</a>
          <span>
            <bdi>{row.says}</bdi>
          </span>
        </li>
      ))}
    </ul>
  </section>
)
