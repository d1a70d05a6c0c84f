import type { ReactNode } from 'react'
import type { OpenSession, Passkey, SecurityEvent } from '../../contract/records.ts'
import { securityEvents } from '../../domain/security-events.ts'
import { agoInWords } from '../../domain/time-ago.ts'
import { AddPasskey } from '../account/passkey-form.tsx'
import { Problem } from '../account/sign-in.tsx'
import { Button } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import { Text } from '../ui/typography.tsx'
import { Saved } from './saved.tsx'
import { SettingsPage, type SettingsProps } from './settings-page.tsx'

interface Props extends SettingsProps {
  sessions: readonly OpenSession[]
  passkeys: readonly Passkey[]
  events: readonly SecurityEvent[]
  /** Milliseconds since 1970. */
  now: number
}

/** The message after a change, by action. */
const changes: Readonly<Record<string, string>> = {
  'end-session': 'The device was signed out.',
  'end-others': 'All other devices were signed out.',
  'add-passkey': 'The passkey was added.',
  'remove-passkey': 'The passkey was removed.',
}

/** The devices where a member is signed in, their passkeys, and recent changes to the account. */
export function SecurityView({ who, shown, sessions, passkeys, events, now }: Props) {
  const { saved = '' } = shown.values
  return (
    <SettingsPage title="Security" lead="Where you are signed in, how you get in, and what changed lately.">
      {shown.message && <Problem words={shown.message} />}
      {!shown.message && Object.hasOwn(changes, saved) && <Saved words={changes[saved]} />}
      <Part title="Devices">
        <ul>
          {sessions.map(session => (
            <li key={session.id}>
              <Device name={session.device} isThis={session.current}>
                {session.current ? 'In use now' : <Ago at={session.used_at} now={now} before="Last used " />}
              </Device>
              {!session.current && (
                <Action action="end-session" id={session.id} words="Sign Out" about={session.device} />
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <ActionForm action="end-others">
            <Button type="submit" variant="secondary">
              Sign Out All Others
            </Button>
          </ActionForm>
        )}
      </Part>
      <Part title="Passkeys">
        <p>
          With a passkey you log in with your finger, your face or the PIN of your device. Your password goes on working
          beside it.
        </p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map(({ id, device, created_at, used_at }) => (
              <li key={id}>
                <Device name={device}>
                  <Ago at={created_at} now={now} before="Added " />
                  {used_at && <Ago at={used_at} now={now} before=", last used " />}
                </Device>
                <Action action="remove-passkey" id={id} words="Remove" about={`the passkey of ${device}`} />
              </li>
            ))}
          </ul>
        )}
        <AddPasskey email={who.email} api={`/api/members/${encodeURIComponent(who.id_string)}`} />
        <noscript>
          <p>To add a passkey, please turn on JavaScript: the browser needs it to make a passkey.</p>
        </noscript>
      </Part>
      <Part title="Recent changes">
        {events.length === 0 && <p>Nothing has changed in the last months.</p>}
        <ul>
          {events.map(({ kind, at }, i) => (
            <li key={i}>
              <Device name={securityEvents[kind]}>
                <Ago at={at} now={now} />
              </Device>
            </li>
          ))}
        </ul>
        <p>
          Something here was not you? <a href="/settings/password">Choose another password</a>: that signs all other
          devices out.
        </p>
      </Part>
    </SettingsPage>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="settings-rows settings-security">
    <Text variant="heading">{title}</Text>
    {children}
  </section>
)

/** The subject of a line, and its time. */
const Device = ({ name, isThis = false, children }: { name: string; isThis?: boolean; children: ReactNode }) => (
  <div>
    <strong>{name}</strong>
    {isThis && <Tag>This device</Tag>}
    <p>{children}</p>
  </div>
)

const Ago = ({ at, now, before = '' }: { at: string; now: number; before?: string }) => (
  <>
    {before}
    <time dateTime={at}>{agoInWords(Date.parse(at), now)}</time>
  </>
)

/** A form without fields: an action, and the id of its subject. */
const ActionForm = ({ action, id, children }: { action: string; id?: string; children: ReactNode }) => (
  <form method="post" action="/settings/security">
    <input type="hidden" name="action" value={action} />
    {id && <input type="hidden" name="id" value={id} />}
    {children}
  </form>
)

const Action = ({ action, id, words, about }: { action: string; id: string; words: string; about: string }) => (
  <ActionForm action={action} id={id}>
    <button type="submit" className="text-button" aria-label={`${words} ${about}`}>
      {words}
    </button>
  </ActionForm>
)
