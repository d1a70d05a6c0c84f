// Kind of device and our own app, from a user agent.

export type Device = 'mobile' | 'tablet' | 'desktop'
export interface App {
  version: string
  system: 'iOS' | 'iPad' | 'Android'
}

const tablets = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i
const phones = /Mobi|iPhone|iPod|Android.*Mobile|Windows Phone|Opera Mini/i
const app = /\bLittleAlmanacApp\/([\w.]+) \((iOS|iPad|Android)\)/

/** The device of a user agent; an unknown one is a desktop. */
export function deviceOf(userAgent: string): Device {
  if (tablets.test(userAgent)) return 'tablet'
  return phones.test(userAgent) ? 'mobile' : 'desktop'
}

/** The site's own app, when the page is shown inside it. */
export function appOf(userAgent: string): App | null {
  const [, version, system] = app.exec(userAgent) ?? []
  return version ? { version, system: system as App['system'] } : null // the pattern names the three systems
}
