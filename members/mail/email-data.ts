/** What an email's text is made with. */
export interface EmailData {
  /** Origin of the site. */
  site: string
  /** For the greeting; '' for an unconfirmed address, because a stranger may have typed both. */
  firstName: string
  /** The secret for the link in the email; '' when it has none. */
  token: string
  /** Of a registry's letter: the path of its link; '' when it has none. */
  path: string
}
