import t from 'tap'
import { trackingData } from '../../domain/tracking.ts'

const facts = {
  url: 'http://www.almanac.test/search?q=emma#results',
  stage: 'pregnant',
  email: 'emma@example.test',
  mayTellStage: true,
  isDevelopment: false,
} as const

t.test('the address without what was typed, as https outside development', async t => {
  t.equal(trackingData(facts).currentURL, 'https://www.almanac.test/search')
  t.equal(trackingData({ ...facts, isDevelopment: true }).currentURL, 'http://www.almanac.test/search')
  t.equal(trackingData({ ...facts, url: 'https://site.test/?a=http:' }).currentURL, 'https://site.test/')
})

t.test('e-mail and stage with a yes of their own only; an e-mail address only when there is one', async t => {
  t.same(Object.keys(trackingData({ ...facts, mayTellStage: false })), ['currentURL'])
  t.match(trackingData(facts), { stage: 'pregnant', email: 'emma@example.test' })
  t.same(Object.keys(trackingData({ ...facts, email: '' })), ['currentURL', 'stage'])
})
