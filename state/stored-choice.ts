// What this browser says of the visitor's privacy.
import {
  type Choice,
  choiceCookie,
  choiceKey,
  newerChoice,
  parseChoice,
  parseChoiceCookie,
} from '../domain/consents.ts'
import { readCookie } from './cookies.ts'
import { readStored } from './device-storage.ts'

/** Whether the browser sends Global Privacy Control. */
export const sendsGpc = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/**
 * What was chosen last on this device, on this host or another of ours; null when nothing was, or storage and cookies are
 * refused.
 */
export const storedChoice = (): Choice | null =>
  newerChoice(parseChoice(readStored(choiceKey).text), parseChoiceCookie(readCookie(choiceCookie)))
