// How a mail leaves: to an SMTP server, or as a file into the outbox.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { brandName } from '../../domain/brand.ts'
import type { MembersConfig } from '../config.ts'

export interface Mail {
  id: string
  memberId: string
  to: string
  subject: string
  text: string
  at: Date
}

export interface Transport {
  /** @throws when it did not leave; then it is tried again later */
  send(mail: Mail): Promise<void>
  /** Removes what is kept of a deleted member's mail. */
  forget(memberId: string): Promise<void>
  close(): void
}

const patienceMs = 10_000

export const createMailTransport = ({ smtpUrl, outboxDir, siteOrigin }: MembersConfig): Transport => {
  const from = { name: brandName, address: `no-reply@${new URL(siteOrigin).hostname}` }
  return smtpUrl === undefined ? outbox(outboxDir, from) : smtp(smtpUrl, from)
}

type Sender = { name: string; address: string }

/** The recipient as an object: then nothing in it can be read as a second one. */
const message = (from: Sender, { id, to, subject, text, at }: Mail) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: from.address, to: [to] },
  subject,
  text,
  date: at,
  messageId: `<${id}@${from.address.split('@')[1]}>`, // the same at every try: a mail that came twice is shown once
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtp(url: string, from: Sender): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    async send(mail) {
      await transport.sendMail(message(from, mail))
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** People and tests read the files: the text stands in them as it is, not encoded for old mail servers. */
const readable = (composed: string, text: string) =>
  `${composed.slice(0, composed.indexOf('\n\n')).replace(/^Content-Transfer-Encoding: .*$/m, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`

/** Files are named by time, member and mail; each appears whole. */
function outbox(folder: string, from: Sender): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${mail.at.toISOString().replaceAll(':', '-')}.${mail.memberId}.${mail.id}`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, readable(String(bytes), mail.text), { mode: 0o600 })
      await rename(unfinished, join(folder, `${name}.eml`))
    },
    async forget(memberId) {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(names.filter(name => name.includes(`.${memberId}.`)).map(name => rm(join(folder, name), { force: true })))
    },
    close: () => transport.close(),
  }
}
