// How three names sound one after the other.
import t from 'tap'
import { fitOf, type Part } from '../../../domain/names/name-flow.ts'

const part = (name: string, syllables: number, sound?: string): Part => ({
  name,
  letters: name.toLowerCase(),
  syllables,
  sound,
})
const olivia = part('Olivia', 4, 'oh-LIV-ee-uh')
const hart = part('Hart', 1)

t.test('a fit says its rhythm, its initials, and why', async t => {
  t.same(fitOf(olivia, part('Nova', 2, 'NOH-vuh'), hart), {
    score: 6,
    rhythm: '4-2-1',
    initials: 'ONH',
    reasons: [
      '4-2-1: no two neighbors have the same number of syllables.',
      'Olivia ends open, and the N of Nova takes it up.',
      'Nova ends open, and the H of Hart takes it up.',
    ],
  })
})

t.test('what counts for and against', async t => {
  const rows: [middle: Part, score: number, reason: RegExp][] = [
    [part('Rose', 1, 'ROHZ'), 4, /4-1-1: another length than the first name/],
    [part('Mirabella', 4, 'meer-uh-BEL-uh'), 3, /as long as the first name/],
    [part('Eve', 1, 'EEV'), 2, /Olivia and Eve meet in two vowels/],
    [part('Harper', 2, 'HAR-per'), 4, /Hart and Harper begin alike/],
    [part('Scarlett', 2, 'SKAR-lit'), 5, /the S of Scarlett takes it up/],
    [part('Ruth', 1, 'ROOTH'), 4, /the R of Ruth/],
  ]
  for (const [middle, score, reason] of rows) {
    const fit = fitOf(olivia, middle, hart)
    t.equal(fit?.score, score, middle.name)
    t.match(fit?.reasons.join(' '), reason)
  }
  t.match(fitOf(part('Evan', 2, 'EV-un'), part('Eliot', 3), null)?.reasons, [
    '2-3: two different lengths.',
    'Evan runs on into the E of Eliot.',
  ])
  t.match(fitOf(part('Evan', 2, 'EV-un'), part('Noel', 2), null)?.reasons.join(' '), /ends as Noel begins/)
})

t.test('what does not come into question', async t => {
  t.equal(fitOf(olivia, olivia, hart), null, 'the name again')
  t.equal(fitOf(olivia, part('Silvia', 3), hart), null, 'a rhyme with the first')
  t.equal(fitOf(olivia, part('Heart', 1), part('Hart', 1)), null, 'a rhyme with the last')
  t.equal(fitOf(part('Peter', 2), part('Iver', 2), part('Gray', 1)), null, 'initials that are a word to avoid')
})

t.test('a silent e at the end is not heard', async t => {
  t.notMatch(fitOf(part('Grace', 1), part('Amelia', 4), null)?.reasons.join(' '), /blur/, 'by spelling')
  t.match(fitOf(part('Zoe', 2, 'ZOH-ee'), part('Amelia', 4), null)?.reasons.join(' '), /blur/, 'where it is heard')
})

t.test('a script that cannot be read counts for nothing, and fails nothing', async t => {
  const love = { name: '愛', letters: '', syllables: 0 }
  const nova = part('Nova', 2, 'NOH-vuh')
  t.same(fitOf(love, nova, null), { score: 0, rhythm: '2', reasons: [], initials: '愛N' })
  t.same(fitOf(love, nova, love), { score: 0, rhythm: '2', reasons: [], initials: '愛N愛' })
  t.same(fitOf(love, nova, hart), {
    score: 5,
    rhythm: '2-1',
    reasons: ['2-1: two different lengths.', 'Nova ends open, and the H of Hart takes it up.'],
    initials: '愛NH',
  })
  t.same(fitOf(olivia, nova, love)?.reasons, [
    '4-2: two different lengths.',
    'Olivia ends open, and the N of Nova takes it up.',
  ])
  t.match(fitOf(love, part('Rose', 1, 'ROHZ'), hart), { score: 1, reasons: ['1-1: as long as the last name.'] })
})
