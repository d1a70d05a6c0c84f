// Articles that no person wrote, for measuring only: as long and as built as real ones, different from each other,
// always the same.

const topics = [
  'pregnancy',
  'parenting',
  'parenting-sleep',
  'getting-pregnant',
  'first-trimester',
  'second-trimester',
  'parenting-parenting',
]
const drawings = ['cot', 'plate', 'rest', 'feeding', 'hands', 'visit', 'work', 'waiting']
const words = (
  'baby week milk sleep night doctor visit weight growth hand morning water food test sign month body question answer change care family ' +
  'partner work home day rest time walk book bottle bath cold warm early late small large slow quick safe new old open quiet light paper list'
).split(' ')
const joints = ['and', 'of', 'for', 'with', 'in', 'before', 'after', 'than']

/** Numbers that look drawn, from 0 to 1, by their seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** The article of a number, as a file of content/articles would hold it. About 700 words. */
export function syntheticArticle(number: number): { slug: string; text: string } {
  const next = numbersFrom(number)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T // an index within it
  const sentence = (length: number) => {
    const text = Array.from({ length }, (_, i) => (i % 3 === 2 ? pick(joints) : pick(words))).join(' ')
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 5 }, () => sentence(12)).join(' ')
  const section = (title: string) =>
    `## ${title}\n\n${paragraph()}[^s${1 + Math.floor(next() * 3)}]\n\n${paragraph()}\n`
  const text = `---
title: "Measured article ${number}"
description: "${sentence(14)}"
lead: "${sentence(20)}"
art: ${pick(drawings)}
published: 2026-${String(1 + Math.floor(next() * 11)).padStart(2, '0')}-01
updated: 2026-11-21
topic: ${pick(topics)}
keyPoints:
  - ${sentence(9)}
  - ${sentence(9)}
  - ${sentence(9)}
medical: true
review: { by: editorial, on: 2026-11-21, due: 2027-11-21 }
sources:
  - { id: s1, title: One, publisher: A, url: "https://a.example/${number}" }
  - { id: s2, title: Two, publisher: B, url: "https://b.example/${number}" }
  - { id: s3, title: Three, publisher: C, url: "https://c.example/${number}" }
---

${paragraph()} See [all topics](/topics).

${['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(section).join('\n')}
- ${sentence(8)}
- ${sentence(8)}
`
  return { slug: `measured-article-${number}`, text }
}
