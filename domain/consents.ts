// Consents to sharing data with other companies. Nothing is allowed by default, and Global Privacy Control refuses all.

/** The purposes, in the words of the dialog. Raise `consentsVersion` when their meaning changes. */
export const purposes = [
  {
    id: 'analytics',
    name: 'Analytics by other companies',
    words: 'Another company may count which pages you open here and how you found them, to tell us what is read.',
  },
  {
    id: 'advertising',
    name: 'Ads by other companies',
    words: 'Another company may choose the ads you see here, and may remember which ones it showed you.',
  },
  {
    id: 'stage',
    name: 'E-mail and stage for other companies',
    words:
      'Other companies may learn your e-mail address and your stage of life, as your profile says it, for e-mail and ads that fit it. A yes above does not include this.',
  },
] as const

export type PurposeId = (typeof purposes)[number]['id']

/** Version of the wording; a consent to an older version does not count. */
export const consentsVersion = 1

export interface Choice {
  /** The wording that was answered. */
  version: number
  /** When, ISO 8601 in UTC: `2026-03-01T12:00:00.000Z`. */
  at: string
  allowed: readonly PurposeId[]
}

/**
 * Whether something may be done for a purpose.
 * @param choice null when nothing was chosen yet
 * @param gpc the browser sends Global Privacy Control
 */
export const allowed = (purpose: PurposeId, choice: Choice | null, gpc: boolean): boolean =>
  !gpc && choice?.version === consentsVersion && choice.allowed.includes(purpose)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
    const given: readonly unknown[] = stored.allowed
    // We store only what `toISOString` writes; it throws for a text that is no time.
    if (new Date(stored.at).toISOString() !== stored.at) return null
    return {
      version: Number(stored.version),
      at: stored.at,
      allowed: purposes.map(({ id }) => id).filter(id => given.includes(id)),
    }
  } catch {
    return null
  }
}
