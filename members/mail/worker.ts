// Sends queued emails: when told that one was queued, and when the delay of a retry is over.
import type { FastifyBaseLogger } from 'fastify'
import { issueUndo } from '../email-undos.ts'
import { minuteMs } from '../instants.ts'
import { safeError } from '../logger.ts'
import { issueLink } from '../mailed-links.ts'
import { recordResetMailed } from '../password-resets.ts'
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import { claimMail, deleteMail, isCurrent, nextMailAt, postponeMail, type QueuedMail } from './queue.ts'
import { isTemplate, renderEmail, type SecretKind, templateRules } from './templates.ts'
import type { Transport } from './transport.ts'

export interface MailWorker {
  /** Call it when an email was queued. Returns at once. */
  wake(): void
  /** Sends all emails that are due. */
  drain(): Promise<void>
  /**
   * Removes what is left outside the store of a deleted member's emails; the queue's rows are deleted with the member.
   * An email that is being sent is aborted.
   */
  forget(memberId: string): Promise<void>
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
const issueSecret: Record<SecretKind, (db: Db, mail: QueuedMail, now: number) => Promise<string | null>> = {
  reset: (db, mail, now) => issueLink(db, 'password_resets', mail, now),
  confirmation: (db, mail, now) => issueLink(db, 'email_confirmations', mail, now),
  undo: issueUndo,
}

export function startMailWorker({ store, transport, site, logger, now }: MailWorkerParts): MailWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let sending: { memberId: string; cut: AbortController } | undefined

  async function send(mail: QueuedMail) {
    const { db } = store
    if (!isTemplate(mail.template)) return deleteMail(db, mail)
    const { secret, isNotice } = templateRules(mail.template)
    if (!isNotice && !(await isCurrent(db, mail))) return deleteMail(db, mail)
    // Issued only now, so that the queue holds no secret and the link's time begins when the email leaves.
    const token = secret === undefined ? '' : await issueSecret[secret](db, mail, now())
    if (token === null) return deleteMail(db, mail)
    const { firstName } = JSON.parse(mail.data) as { firstName: string } // as `queueMail` wrote it
    const email = renderEmail(mail.template, { site, firstName, token })
    sending = { memberId: mail.member_id, cut: new AbortController() }
    const { signal } = sending.cut
    try {
      await transport.send(
        { ...email, id: mail.id, memberId: mail.member_id, to: mail.recipient, at: new Date(now()) },
        signal,
      )
      if (secret === 'reset') await recordResetMailed(db, token, now())
    } catch (error) {
      if (!signal.aborted) throw error
      await transport.forget(mail.member_id) // a file may have been written before the abort
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
      for (let mail = await claimMail(store.db, now()); mail && !stopped; mail = await claimMail(store.db, now()))
        await sendOrPostpone(mail)
    } while (again && !stopped)
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
    async forget(memberId) {
      if (sending?.memberId === memberId) sending.cut.abort()
      await transport.forget(memberId)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
      transport.close()
    },
  }
}
