/** The text with a figure and its degrees in one line: between them stands a space that does not break. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=°[CF])/g, '$1\u00a0')
