// Tables for spreadsheets: written so that nothing in them can be a formula, and read from wherever they come.

/**
 * A text that a spreadsheet would work out as a formula: it begins with one of `=+-@`, also in full width (＝＋－＠), or
 * with a tab or line break, after which one may stand.
 */
const isLikeFormula = (text: string) => /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text)

/** What begins like a formula is made a text by an apostrophe. */
const cell = (text: string) => `"${(isLikeFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The text of a cell without the apostrophe that kept it from being a formula. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && isLikeFormula(text.slice(1)) ? text.slice(1) : text

/** Rows as a table for spreadsheets, by RFC 4180, with a mark of its encoding, which Excel needs. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`

/** The rows of a CSV text: commas, semicolons or tabs, quoted or not, with or without a mark of its encoding. */
export function rowsOfCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const head = plain.split(/\r?\n/, 1)[0] ?? ''
  const divider = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some(one => one.trim() !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let i = 0; i < plain.length; i++) {
    const c = plain[i] ?? ''
    if (quoted) {
      if (c !== '"') cell += c
      else if (plain[i + 1] === '"') cell += plain[++i]
      else quoted = false
    } else if (c === '"' && cell.trim() === '') [quoted, cell] = [true, '']
    else if (c === divider) {
      row.push(cell)
      cell = ''
    } else if (c === '\n') endRow()
    else if (c !== '\r') cell += c
  }
  endRow()
  return rows
}
