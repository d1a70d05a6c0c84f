// What a visitor allows: what we count ourselves, and what other companies may do. What holds before anything was
// chosen depends on the country; Global Privacy Control refuses all of it.

/** The purposes; their words are in purposes.ts. Raise `consentsVersion` when the meaning of one changes. */
export const purposeIds = ['counting', 'speed', 'analytics', 'advertising', 'stage'] as const

export type PurposeId = (typeof purposeIds)[number]

/** Version of the wording; a consent to an older version does not count. */
export const consentsVersion = 2

/** The groups of countries that pages tell apart. `other` has every law but that of the United States in it. */
export type CountryGroup = 'US' | 'other'

/**
 * What is on while nothing was chosen; why, says content/sends/consent-reasons.ts. `other` follows the strictest law in
 * it.
 */
export const defaults: Readonly<Record<CountryGroup, readonly PurposeId[]>> = {
  US: ['counting', 'speed'],
  other: ['counting'],
}

export interface Choice {
  /** The wording that was answered. */
  version: number
  /** When, ISO 8601 in UTC: `2026-03-01T12:00:00.000Z`. */
  at: string
  allowed: readonly PurposeId[]
}

/** As much of a choice as decides. */
export type Answer = Pick<Choice, 'version' | 'allowed'>

/**
 * Whether something may be done for a purpose.
 * @param answer null when nothing was chosen yet
 * @param gpc the browser sends Global Privacy Control
 * @param country matters for what we do ourselves; whoever does not know it gets the strictest rule
 */
export function allowed(
  purpose: PurposeId,
  answer: Answer | null,
  gpc: boolean,
  country: CountryGroup = 'other',
): boolean {
  if (gpc) return false
  const on = answer?.version === consentsVersion ? answer.allowed : defaults[country]
  return on.includes(purpose)
}

/** Which of two choices holds: the newer one, the first of two of the same moment. */
export const newerChoice = (one: Choice | null, other: Choice | null): Choice | null =>
  one && other ? (other.at > one.at ? other : one) : (one ?? other)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const known = (given: readonly unknown[]) => purposeIds.filter(id => given.includes(id))

/** Parses a stored choice; null when it is none. Unknown purposes are left out. */
export function parseChoice(text: string | null): Choice | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (
      !isObject(stored) ||
      !Number.isSafeInteger(stored.version) ||
      typeof stored.at !== 'string' ||
      !Array.isArray(stored.allowed)
    )
      return null
    // We store only what `toISOString` writes; it throws for a text that is no time.
    if (new Date(stored.at).toISOString() !== stored.at) return null
    return { version: Number(stored.version), at: stored.at, allowed: known(stored.allowed) }
  } catch {
    return null
  }
}

/** Where the device stores a choice, and the document's event after it has. */
export const choiceKey = 'privacy-choices'
export const choiceMade = 'privacy-choice'

/**
 * The cookie that tells the server what was chosen, and the site's other hosts, whose storage is their own: the server
 * counts, and leads to other companies, only as it says.
 */
export const choiceCookie = 'privacy_choices'
export const choiceCookieSeconds = 400 * 86_400 // the longest that browsers store a cookie

/** The cookie's value: `2.counting.speed.1772366400000`, the last of it when, in milliseconds since 1970. */
export const choiceCookieValue = ({ version, allowed, at }: Choice): string =>
  [version, ...allowed, Date.parse(at)].join('.')

/** Parses the cookie; null when it is missing or none of ours. One that does not say when is older than any other. */
export function parseChoiceCookie(text: string | undefined): Choice | null {
  const [, version, given = '', at] = /^(\d{1,4})([.a-z]*?)\.?(\d{1,13})?$/.exec(text ?? '') ?? []
  return version
    ? { version: Number(version), at: new Date(Number(at ?? 0)).toISOString(), allowed: known(given.split('.')) }
    : null
}
