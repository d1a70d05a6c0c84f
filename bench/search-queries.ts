// What is looked for in the bench: always the same, made of words that the library has.

export type QueryKind = 'a word' | 'a beginning' | 'a slip' | 'two words' | 'nothing'

/** Two hundred, of each kind as many. @param words the most frequent first */
export function queriesOf(words: readonly string[]): { kind: QueryKind; text: string }[] {
  const usual = words.filter(word => word.length > 3).slice(0, 3000)
  const wordAt = (i: number) => usual[(i * i * 7 + i * 37) % (i % 2 ? usual.length : 300)] ?? ''
  return Array.from({ length: 40 }, (_, i) => {
    const [word, other] = [wordAt(i), wordAt(i + 101)]
    const swapped = `${word.slice(0, 2)}${word[3] ?? ''}${word[2]}${word.slice(4)}`
    return [
      { kind: 'a word', text: word },
      { kind: 'a beginning', text: word.slice(0, 2 + (i % 3)) },
      { kind: 'a slip', text: swapped },
      { kind: 'two words', text: `${word} ${other}` },
      { kind: 'nothing', text: `zq${i}x${word.slice(0, 3)}vv` },
    ] as const
  }).flat()
}
