import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { partsOf } from '../../search/entry.ts'
import { passageOf } from '../../search/passage.ts'

const piece = {
  kind: 'article',
  slug: 'a',
  title: 'Heartburn',
  lead: 'It burns.',
  description: 'About it.',
  keyPoints: ['Iron and antacids apart.'],
  sections: [
    { id: '', title: '', html: '<p>Acid slips upward.</p>' },
    {
      id: 'pharmacy',
      title: 'The pharmacy',
      html:
        '<p>Ask there. Antacids with calcium are first<a href="#source-1" id="cite-1" class="cite" aria-label="Source 1">1</a>. ' +
        'Take 1.5 g &amp; no more.</p><ul><li>Milk helps some</li></ul>' +
        '<h3>By <em>night</em></h3><p>Sleep higher.</p>',
    },
  ],
} as unknown as Piece // what the search reads of it

t.test('parts: the top, then each heading; without markup and marks of sources', async t => {
  t.same(
    partsOf(piece).map(({ id, heading }) => [id, heading]),
    [
      ['', 'It burns.'],
      ['pharmacy', 'The pharmacy'],
      ['pharmacy', 'By night'], // a smaller heading begins a part, which stands where its section stands
    ],
  )
  t.equal(partsOf(piece)[1]?.text, 'Ask there. Antacids with calcium are first. Take 1.5 g & no more.\nMilk helps some')
})

t.test('the sentence with most of the words, and where it stands', async t => {
  t.same(passageOf(piece, 1, new Set(['antacids', 'calcium'])), {
    id: 'pharmacy',
    heading: 'The pharmacy',
    text: 'Antacids with calcium are first. Take 1.5 g & no more.',
  })
  t.match(passageOf(piece, 1, new Set(['milk'])), { text: 'Milk helps some' })
  t.same(passageOf(piece, 0, new Set(['heartburn'])), { id: '', heading: '', text: '' }, 'the lead says enough')
  t.match(passageOf(piece, 0, new Set(['iron'])), { id: '', text: /^Iron and antacids apart\./ })
  t.equal(passageOf(piece, 7, new Set(['iron'])), null, 'a part that an older build had')
})
