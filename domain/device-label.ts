// What a person would call the device behind a user agent: a browser and a system, both out of closed lists, so that
// nothing of the agent itself is kept or shown.

/** The first that fits counts: most browsers name those that they descend from as well. */
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
const longest = 512 // characters of an agent that are looked at

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

/** A label as it was told; `unknownDevice` for anything that is none. */
export const readDeviceLabel = (label: unknown): string =>
  typeof label === 'string' && labels.has(label) ? label : unknownDevice
