// Points in time as they are stored: ISO 8601 in UTC with milliseconds, so that texts compare with < and >.

/** @param ms milliseconds since 1970 */
export const instant = (ms: number): string => new Date(ms).toISOString()

/** Milliseconds since 1970. */
export const msOf = (text: string): number => Date.parse(text)

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
