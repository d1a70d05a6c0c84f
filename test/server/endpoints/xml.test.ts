import t from 'tap'
import { element, escapeXml, textElement, xmlDocument } from '../../../server/endpoints/xml.ts'
import { textOf, withName } from '../../support/html.ts'
import { parseXml } from '../../support/xml.ts'

t.test('whatever a text holds, it comes back and ends nothing', async t => {
  for (const text of ['a & b', '</title><x>', '"quoted"', "it's", '&amp;', ']]>', 'naïve 嬰 👶', '']) {
    const root = parseXml(xmlDocument(element('feed', { about: text }, textElement('name', text))))
    t.equal(withName(root, 'name').map(tag => textOf(tag))[0], text)
    t.equal(withName(root, 'feed')[0]?.attributes.about, text, 'in an attribute as well')
  }
})

t.test('what no XML may hold is left out', async t => {
  t.equal(escapeXml('a\u0000b\u0008c\ufffed\ud800e'), 'abcde')
  t.equal(escapeXml('a\tb\nc'), 'a\tb\nc')
})
