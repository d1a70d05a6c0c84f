// Numbers of our tables in a text can be pressed.
import t from 'tap'
import { renderMarkdown } from '../../publishing/markdown.ts'

const html = (text: string) =>
  renderMarkdown(text, { sources: [], art: new Map(), links: new Set() })
    .sections.map(section => section.html)
    .join('')

t.test('numbers to call are links, others are not', async t => {
  t.match(html('Call or text 988, or call 911.'), '<a href="tel:988">988</a>, or call <a href="tel:911">911</a>.')
  t.match(html('Dial **1-833-852-6262** at any hour.'), '<a href="tel:18338526262">1-833-852-6262</a>')
  t.match(html('In Britain 116 123 answers.'), '116 123 answers', 'a short one of another country is left')
  t.match(html('The [line](tel:988) is 988-1 or $911 or 911.5 or 1988.'), /is 988-1 or \$911 or 911\.5 or 1988\./)
  t.match(html('Call 1-800-QUIT-NOW.'), '<a href="tel:18007848669">1-800-QUIT-NOW</a>')
})
