// The news as an Atom feed (RFC 4287).
import type { Card } from '../../content/schema.ts'
import { site } from '../../content/site.ts'
import { element, textElement, xmlDocument } from './xml.ts'

const shown = 30 // entries, newest first
export const feedPath = '/news/feed.xml'

/** Atom wants a time; of a day it is its start. */
const timeOf = (day: string) => `${day}T00:00:00Z`
const link = (rel: string, type: string, href: string) => element('link', { rel, type, href })

function entryOf({ path, title, lead, published, updated }: Card, origin: string): string {
  const address = origin + path
  return element(
    'entry',
    {},
    textElement('id', address),
    textElement('title', title),
    link('alternate', 'text/html', address),
    textElement('published', timeOf(published)),
    textElement('updated', timeOf(updated)),
    textElement('summary', lead),
  )
}

/** @param news newest first */
export function newsFeed(news: readonly Card[], origin: string): string {
  const entries = news.slice(0, shown)
  const changed = entries.map(({ updated }) => updated).sort()
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
      textElement('id', `${origin}/news`),
      textElement('title', `${site.name}: news`),
      textElement('subtitle', site.description),
      textElement('updated', timeOf(changed.at(-1) ?? '1970-01-01')),
      link('self', 'application/atom+xml', origin + feedPath),
      link('alternate', 'text/html', `${origin}/news`),
      element('author', {}, textElement('name', `${site.name} editors`)),
      ...entries.map(card => entryOf(card, origin)),
    ),
  )
}
