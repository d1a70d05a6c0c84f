// Sends emails: to an SMTP server, or as files into the outbox folder.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { brandName } from '../../domain/brand.ts'
import type { MembersConfig } from '../config.ts'

export interface Mail {
  id: string
  /** Id of the member or registry that it belongs to. */
  owner: string
  to: string
  subject: string
  text: string
  at: Date
}

export interface Transport {
  /**
   * @param signal aborts at once, also in the middle of sending. @throws when it was not sent: the worker tries again
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Removes what is stored outside the database of the emails of a deleted member or registry. */
  forget(owner: string): Promise<void>
  close(): void
}

const timeoutMs = 10_000

export const createMailTransport = ({ smtpUrl, outboxDir, siteOrigin }: MembersConfig): Transport => {
  const from = { name: brandName, address: `no-reply@${new URL(siteOrigin).hostname}` }
  return smtpUrl === undefined ? outbox(outboxDir, from) : smtp(smtpUrl, from)
}

type Sender = { name: string; address: string }

/** For nodemailer. The recipient is an object, so that nothing in it can be parsed as a second recipient. */
const message = (from: Sender, { id, to, subject, text, at }: Mail) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: from.address, to: [to] },
  subject,
  text,
  date: at,
  // The same at every try, so that mail programs show an email that came twice once
  messageId: `<${id}@${from.address.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtp(url: string, from: Sender): Transport {
  const limits = { url, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  return {
    async send(mail, signal) {
      await createTransport({ ...limits, getSocket: abortableSocket(signal) }).sendMail(message(from, mail))
    },
    forget: async () => {},
    close() {},
  }
}

/** Opens the connection to the server ourselves, because nodemailer's own cannot be aborted. */
const abortableSocket =
  (signal: AbortSignal): SMTPTransport.Options['getSocket'] =>
  ({ host = 'localhost', port, secure }, give) => {
    const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), signal })
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no connection in time')))
    socket.once('error', error => give(error, undefined))
    socket.once('connect', () => {
      socket.setTimeout(0)
      give(null, { connection: socket })
    })
  }

/** A composed message with its text as plain UTF-8, not encoded: people and tests read the files. */
const readable = (composed: string, text: string) =>
  `${composed.slice(0, composed.indexOf('\n\n')).replace(/^Content-Transfer-Encoding: .*$/m, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`

/** Files are named by time, owner and email, and are renamed into place when they are complete. */
function outbox(folder: string, from: Sender): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, signal) {
      const { message: bytes } = await transport.sendMail(message(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${mail.at.toISOString().replaceAll(':', '-')}.${mail.owner}.${mail.id}`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, readable(String(bytes), mail.text), { mode: 0o600 })
      signal.throwIfAborted()
      await rename(unfinished, join(folder, `${name}.eml`))
    },
    async forget(owner) {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(
        names.filter(name => name.includes(`.${owner}.`)).map(name => rm(join(folder, name), { force: true })),
      )
    },
    close: () => transport.close(),
  }
}
