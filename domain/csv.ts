/** What begins like a formula is made a text: a spreadsheet would work it out. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as a table for spreadsheets, by RFC 4180, with a mark of its encoding, which Excel needs. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
