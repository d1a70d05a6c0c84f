// What a bookmark or a phone's share menu hands over about a thing: title, text and address of a page, in any of them.

/** The first address in a text. */
const address = /https?:\/\/[^\s<>"]+/i

/** Signs that end a sentence and no address. */
const ending = /[.,;:!?)\]]+$/

export interface Handed {
  title: string
  url: string
  note: string
}

/**
 * The fields of a wish from what was handed over. Phones put the address into the text as often as into its own field,
 * and the title of a page into either.
 */
export function wishFrom({ title = '', text = '', url = '' }: Readonly<Record<string, string | undefined>>): Handed {
  const whole = address.exec(text)?.[0] ?? ''
  const found = whole.replace(ending, '')
  const words = (url.trim() === '' ? text.replace(whole, ' ') : text).replace(/\s+/g, ' ').trim()
  const isTitle = title.trim() === ''
  return { title: (isTitle ? words : title).trim(), url: url.trim() || found, note: isTitle ? '' : words }
}
