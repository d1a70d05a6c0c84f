// What a visitor may allow for other companies. Nothing is on by default, and Global Privacy Control is a no to all of
// it.

/** What is asked, in the words of the dialog. A change of meaning raises `consentsVersion`. */
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

/** Which wording of the purposes is asked; a yes to an older one is no yes to this one. */
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

/** A choice out of a text that was kept somewhere; null when it is none. Purposes that are not ours are left out. */
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
    // A time that is not exactly what `toISOString` writes did not come from us; for no time at all it throws.
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
