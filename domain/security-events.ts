// What a member is told of changes to the way into their account, in words, by the kind that is kept.

export const securityEvents = {
  'new-device': 'Signed in on a new device',
  'password-changed': 'Password changed',
  'email-changed': 'E-mail address changed',
  'email-change-undone': 'Change of the e-mail address undone',
  'session-ended': 'A device signed out from here',
  'sessions-ended': 'All other devices signed out',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkeys-removed': 'All passkeys removed',
  'data-exported': 'All data downloaded',
} as const

export type SecurityEventKind = keyof typeof securityEvents
