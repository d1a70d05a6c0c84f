// A name for the device of a user agent, as "Chrome on Android". Both parts come from closed lists, so that nothing of
// the user agent itself is stored or shown.

/** The first match counts: most user agents also name older browsers. */
const browsers = [
  ['Our app', /LittleAlmanacApp\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\/|\bOPX\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone|\(iOS\)/],
  ['Android', /Android/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const
const otherBrowser = 'A browser'
const otherSystem = 'an unknown device'
const longest = 512 // characters of a user agent that are read

const firstMatch = (list: readonly (readonly [string, RegExp])[], agent: string) =>
  list.find(([, form]) => form.test(agent))?.[0]

const labelOf = (browser: string, system: string) => `${browser} on ${system}`

/** 'Chrome on Android'. @param userAgent as the browser sent it; empty for none */
export function deviceLabelOf(userAgent: string): string {
  const agent = userAgent.slice(0, longest)
  return labelOf(firstMatch(browsers, agent) ?? otherBrowser, firstMatch(systems, agent) ?? otherSystem)
}

export const unknownDevice = labelOf(otherBrowser, otherSystem)

const labels = new Set(
  [...browsers.map(([name]) => name), otherBrowser].flatMap(browser =>
    [...systems.map(([name]) => name), otherSystem].map(system => labelOf(browser, system)),
  ),
)

/** A stored label; `unknownDevice` for anything else. */
export const readDeviceLabel = (label: unknown): string =>
  typeof label === 'string' && labels.has(label) ? label : unknownDevice
