// What this browser says of the visitor's privacy.
import { type Choice, choiceKey, parseChoice } from '../domain/consents.ts'
import { readStored } from './device-storage.ts'

/** Whether the browser sends Global Privacy Control. */
export const sendsGpc = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** What was chosen on this device; null when nothing was, or storage is refused. */
export const storedChoice = (): Choice | null => parseChoice(readStored(choiceKey).text)
