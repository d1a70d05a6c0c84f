// One message for everybody, under the header of every page: works on the site, a service that is closed for a day.
// Nothing that sells or celebrates.

export interface SiteMessage {
  /** A new message has a new one, so that whoever closed the last one sees it. */
  id: string
  text: string
  link?: { label: string; path: string }
  /** Instants, ISO 8601. */
  from: string
  until: string
}

export const siteMessage: SiteMessage | null = null

/** The message, while it is to be shown. @param now milliseconds */
export const messageNow = (message: SiteMessage | null, now: number): SiteMessage | null =>
  message && now >= Date.parse(message.from) && now < Date.parse(message.until) ? message : null
