// HTML by template: every value that is put in is escaped, unless it is HTML of ours.

/** HTML that is safe as it stands. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | readonly Value[]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const written = (value: Value): string =>
  value instanceof Html
    ? value.text
    : Array.isArray(value)
      ? value.map(written).join('')
      : String(value).replace(/[&<>"]/g, found => escapes[found] ?? '')

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(written)))
