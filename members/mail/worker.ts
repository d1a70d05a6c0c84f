// Sends queued emails: when told that one was queued, and when the delay of a retry is over.
import type { FastifyBaseLogger } from 'fastify'
import { issueUndo } from '../email-undos.ts'
import { minuteMs } from '../instants.ts'
import { safeError } from '../logger.ts'
import { issueLink } from '../mailed-links.ts'
import { recordResetMailed } from '../password-resets.ts'
import { emptyDeleted, endFarewells } from '../registries/farewells.ts'
import { letterPath } from '../registries/letter-paths.ts'
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import type { EmailData } from './email-data.ts'
import {
  claimMail,
  deleteMail,
  isCurrent,
  isMemberMail,
  type LetterSubject,
  type MemberMail,
  nextMailAt,
  postponeMail,
  type QueuedMail,
} from './queue.ts'
import { isTemplate, renderEmail, type SecretKind, type Template, templateRules } from './templates.ts'
import type { Transport } from './transport.ts'

export interface MailWorker {
  /** Call it when an email was queued. Returns at once. */
  wake(): void
  /** Sends all emails that are due. */
  drain(): Promise<void>
  /**
   * Removes what is left outside the store of the emails of a deleted member or registry; the queue's rows are deleted
   * with them.
   * An email that is being sent is aborted.
   */
  forget(owner: string): Promise<void>
  /** Stops when the email that is being sent is done. */
  stop(): Promise<void>
}

export interface MailWorkerParts {
  store: Store
  transport: Transport
  /** Origin for links. */
  site: string
  logger: FastifyBaseLogger
  /** Milliseconds since 1970. */
  now(): number
}

const maxSleepMs = minuteMs // another process may have queued something

/** Issues the secret for each kind of link, in the email's epoch. Null: there is nothing to undo any more. */
const issueSecret: Record<SecretKind, (db: Db, mail: MemberMail, now: number) => Promise<string | null>> = {
  reset: (db, mail, now) => issueLink(db, 'password_resets', mail, now),
  confirmation: (db, mail, now) => issueLink(db, 'email_confirmations', mail, now),
  undo: issueUndo,
}

/** Whether an email is of a list that was deleted a moment ago. */
const isDeleted = async (db: Db, { registry_id }: QueuedMail) =>
  (await db
    .selectFrom('registries')
    .select('id')
    .where('id', '=', registry_id)
    .where('status', '=', 'deleted')
    .executeTakeFirst()) !== undefined

export function startMailWorker({ store, transport, site, logger, now }: MailWorkerParts): MailWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let sending: { owner: string; cut: AbortController } | undefined

  /** What a letter is made of, except for the site; null when it is not to be sent any more. */
  async function factsOf(mail: QueuedMail, template: Template): Promise<Omit<EmailData, 'site'> | null> {
    const { db } = store
    if (!isMemberMail(mail)) {
      if (await isDeleted(db, mail)) return null
      const about = JSON.parse(mail.data) as LetterSubject // as `queueRegistryMail` wrote it
      const path = await letterPath(db, mail.template, about, now())
      return path === null ? null : { firstName: '', token: '', path }
    }
    const { secret, isNotice } = templateRules(template)
    if (!isNotice && !(await isCurrent(db, mail))) return null
    // Issued only now, so that the queue holds no secret and the link's time begins when the email leaves.
    const token = secret === undefined ? '' : await issueSecret[secret](db, mail, now())
    const { firstName } = JSON.parse(mail.data) as { firstName: string } // as `queueMail` wrote it
    return token === null ? null : { firstName, token, path: '' }
  }
  async function send(mail: QueuedMail) {
    const { db } = store
    const { template } = mail
    const facts = isTemplate(template) ? await factsOf(mail, template) : null
    if (!isTemplate(template) || facts === null) return deleteMail(db, mail)
    const { secret } = templateRules(template)
    const { token } = facts
    const email = renderEmail(template, { site, ...facts })
    const owner = mail.member_id ?? mail.registry_id ?? ''
    sending = { owner, cut: new AbortController() }
    const { signal } = sending.cut
    try {
      await transport.send({ ...email, id: mail.id, owner, to: mail.recipient, at: new Date(now()) }, signal)
      if (secret === 'reset') await recordResetMailed(db, token, now())
    } catch (error) {
      if (!signal.aborted) throw error
      await transport.forget(owner) // a file may have been written before the abort
    } finally {
      sending = undefined
    }
    await deleteMail(db, mail)
  }
  async function sendOrPostpone(mail: QueuedMail) {
    try {
      await send(mail)
    } catch (error) {
      const isRetried = await postponeMail(store.db, mail, now())
      const what = isRetried ? 'a mail could not leave and is tried again later' : 'a mail was given up'
      logger.warn({ mail: mail.template, tries: mail.tries, err: safeError(error) }, what)
    }
  }
  async function sendAll() {
    do {
      again = false
      for (const id of await emptyDeleted(store, now())) await transport.forget(id)
      for (let mail = await claimMail(store.db, now()); mail && !stopped; mail = await claimMail(store.db, now()))
        await sendOrPostpone(mail)
    } while (again && !stopped)
    await endFarewells(store)
  }
  async function sleepUntilNext() {
    if (stopped) return
    const next = await nextMailAt(store.db).catch(() => null)
    const pause = next === null ? maxSleepMs : Math.min(Math.max(next - now(), 0), maxSleepMs)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, Math.max(pause, 100)).unref()
  }
  function drain(): Promise<void> {
    again = true
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }
  function wake() {
    // Only after the answer to the request that queued it.
    setImmediate(() => {
      if (stopped) return
      drain()
        .catch(error => logger.warn({ err: safeError(error) }, 'the mail queue cannot be read'))
        .then(sleepUntilNext)
    })
  }
  return {
    wake,
    drain,
    async forget(owner) {
      if (sending?.owner === owner) sending.cut.abort()
      await transport.forget(owner)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
      transport.close()
    },
  }
}
