// Mail that a test lets go or holds back.
import type { Mail, Transport } from '../../../members/mail/transport.ts'

export interface MailHand {
  transport: Transport
  /** All that left, oldest first. */
  sent: Mail[]
  /** Nothing leaves while it is set: a try waits for it, and then fails. */
  hangs: Promise<void> | null
}

export function mailHand(): MailHand {
  const hand: MailHand = {
    sent: [],
    hangs: null,
    transport: {
      async send(mail) {
        const { hangs } = hand
        hand.sent.push(mail)
        if (!hangs) return
        await hangs
        throw new Error('the server does not answer')
      },
      forget: async () => {},
      close() {},
    },
  }
  return hand
}

/** The secret of the link in a letter to an address; of the newest of that subject, empty when there is none. */
export const secretIn = (sent: readonly Mail[], to: string, subject: string): string =>
  /token=([\w-]{43})/.exec(sent.findLast(mail => mail.to === to && mail.subject === subject)?.text ?? '')?.[1] ?? ''
