import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { artSizes } from '../../publishing/art-sizes.ts'
import { compilePiece } from '../../publishing/compile.ts'
import { weakAddresses, weakHosts, weakReason } from '../../publishing/weak-sources.ts'

const root = new URL('../..', import.meta.url).pathname
const art = artSizes(join(root, 'assets/art'))
const article = `---
title: A title
description: What it is about.
lead: One sentence.
art: cot
published: 2026-11-21
updated: 2026-11-22
topic: parenting
keyPoints: [One, Two, Three]
medical: false
sources:
  - { id: a, title: A, publisher: CDC, url: "https://www.cdc.gov/a" }
---
Text[^a].
`
const compile = (text: string) => compilePiece('article', 'a', text, art, new Set())

t.test('a weak host is known with and without a part before it, and nothing that only ends alike', async t => {
  t.type(weakReason('https://www.einpresswire.com/article/1'), 'string')
  t.type(weakReason('https://einpresswire.com'), 'string')
  t.type(weakReason('https://STAGING.healthiertogether.nhs.uk/a'), 'string')
  for (const address of [
    'https://www.cdc.gov/',
    'https://www.nhs.uk/a',
    'https://myeinpresswire.com/',
    '/a/einpresswire.com',
    'no address',
  ])
    t.equal(weakReason(address), undefined, address)
})

t.test('each host stands once, as a bare name', async t => {
  const hosts = Object.values(weakHosts).flat()
  t.equal(new Set(hosts).size, hosts.length)
  for (const host of hosts) t.match(host, /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, host)
})

t.test('a text that cites one, or links to one, does not build: the line, the host and why', async t => {
  t.doesNotThrow(() => compile(article))
  t.throws(() => compile(article.replace('www.cdc.gov', 'news.techstory.in')), {
    message: /line 12: .*techstory\.in.*digest/,
  })
  t.throws(() => compile(article.replace('Text', 'See [this](https://heavymetalindex.com/x)')), {
    message: /line 14: .*heavymetalindex\.com/,
  })
})

t.test('nor do the tables and the pages that are written as code', async t => {
  for (const file of globSync(['content/**/*.{ts,tsv}', 'domain/**/*.ts', 'views/**/*.tsx', 'routes/**/*.ts*'], {
    cwd: root,
  }))
    t.same(weakAddresses(readFileSync(join(root, file), 'utf8')), [], file)
})
