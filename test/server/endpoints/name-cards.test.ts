// The cards of the matcher as they are served: every name of our table, once, packed for whoever can take it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { type CardsWire, passesFilter, unpackCards } from '../../../domain/names/cards.ts'
import { testSite } from '../../support/site.ts'

const site = await testSite(t)
const ask = (encoding?: string) =>
  site.ask({ url: '/api/name-cards', headers: encoding ? { 'accept-encoding': encoding } : {} })

t.test('cards of names that something is known of, in styles that each have names', async t => {
  const answer = await ask()
  t.match(answer, {
    statusCode: 200,
    headers: { 'content-type': /^application\/json/, 'cache-control': /^public, max-age=\d+/, vary: /Accept-Encoding/ },
  })
  const { cards, styles } = unpackCards(answer.json() as CardsWire)
  t.ok(cards.length >= 1500, `${cards.length} cards`)
  t.equal(new Set(cards.map(({ name }) => name.toLowerCase())).size, cards.length, 'each name once')
  t.match(
    cards.find(({ name }) => name === 'Olivia'),
    { use: 'girl', sound: 'oh-LIV-ee-uh', origin: /Latin/, styles: ['popular'] },
  )
  for (const { key, label } of styles) {
    const count = cards.filter(card => passesFilter(card, { use: '', style: key })).length
    t.ok(count >= 40 && count < cards.length / 2, `${label}: ${count}`)
  }
  for (const use of ['girl', 'boy', 'unisex'] as const) t.ok(cards.filter(card => card.use === use).length > 30, use)
})

t.test('packed, it is what it is unpacked, and small', async t => {
  const plain = (await ask()).rawPayload
  const [br, gzip] = [await ask('br'), await ask('gzip')]
  t.match([br.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip'])
  t.ok(brotliDecompressSync(br.rawPayload).equals(plain))
  t.ok(gunzipSync(gzip.rawPayload).equals(plain))
  t.ok(br.rawPayload.length < 25_000, `${br.rawPayload.length} bytes`)
})
