// Every event of the table has a test in which a browser sends it and the log hears of it. An event without one may be
// sent by nobody.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type EventName, events } from '../../domain/events.ts'

type Proof = readonly [file: string, title: string]

const frame: Proof = ['frame-events.long.ts', 'what is counted in the frame']
const banner: Proof = ['event-ways.test.ts', 'the banner of the app, on a phone']
const survey: Proof = ['event-ways.test.ts', 'the card of a survey']
const hand: Proof = ['event-ways.test.ts', 'a heart, a tool and a way to share']
const message: Proof = ['event-ways.test.ts', 'the message of the site']
const welcome: Proof = ['event-ways.test.ts', 'the welcome']

const proofs: Readonly<Record<EventName, Proof>> = {
  'page-view': ['events.test.ts', 'one view and one exposure a page'],
  'page-speed': ['speed.test.ts', 'sampled pages'],
  search: ['search.test.ts', 'a search is counted by its length and its results, never by its words'],
  'menu-click': frame,
  'footer-click': frame,
  'read-on': ['event-ways.test.ts', 'a link that leads on from a page that is compared'],
  'save-article': hand,
  'tool-use': hand,
  'profile-interaction': ['account-dialogs.long.ts', 'a pregnancy is added from the menu, which then speaks of it'],
  'avatar-interaction': ['account-dialogs.long.ts', 'a new picture is seen in the header at once'],
  'sign-up-interaction': [
    'registration.test.ts',
    'opens from the second visit on, holds the focus, and closes by Escape',
  ],
  'sign-up-banner-view': ['banners.test.ts', 'is closed for good, and taken back in the privacy choices'],
  'app-install-view': banner,
  'app-install-click': banner,
  'site-message-view': message,
  'site-message-click': message,
  'site-message-close': message,
  'welcome-popup-view': welcome,
  'welcome-popup-click': welcome,
  'survey-card-view': survey,
  'survey-answer': survey,
  'registry-click': frame,
  'share-click': hand,
  'ad-view': ['ads.test.tsx', 'each unit is asked for once, near its place, with its parameters'],
  'ad-click': ['ads.test.tsx', 'a press counts; a phone has its sizes'],
  'ad-failed': ['ads.test.tsx', 'with a provider'],
  'experiment-exposure': ['events.test.ts', 'one view and one exposure a page'],
  'island-failed': ['failures.test.ts', 'an island whose script does not arrive'],
}

/** The text of a file from a test's title on. */
function testOf([file, title]: Proof): string {
  const text = readFileSync(join(import.meta.dirname, '../browser', file), 'utf8')
  const at = text.indexOf(`'${title}'`)
  return at < 0 ? '' : text.slice(at)
}

t.test('every event has a test that names it', async t => {
  t.same(Object.keys(proofs).sort(), Object.keys(events).sort())
  for (const [name, proof] of Object.entries(proofs))
    t.match(testOf(proof), new RegExp(`['"]${name}['"]`), `${name}: ${proof.join(': ')}`)
})

t.test('a test that does not name it is found', async t => {
  t.notMatch(testOf(['banners.test.ts', 'cookies with nonsense hide nothing and break nothing']), "'survey-answer'")
  t.equal(testOf(['banners.test.ts', 'no such title']), '')
})
