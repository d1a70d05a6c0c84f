// Telephone numbers in texts.
import t from 'tap'
import { helpLines } from '../../content/help-lines.ts'
import { supportLines } from '../../content/support-lines.ts'
import { wrongNumbers } from '../../publishing/numbers-in-text.ts'

const said = (text: string) => wrongNumbers(text).map(({ text }) => text)

t.test('a number that is in no table is told, with its line', async t => {
  t.same(wrongNumbers('Fine.\nCall or text 989, day and night.'), [
    { line: 2, text: '"989" is neither in content/help-lines.ts nor in content/support-lines.ts' },
  ])
  for (const wrong of [
    'call 9-8-9',
    'Dialing 212 helps.',
    'text 1738',
    'In the UK, 116 124 answers.',
    'In Australia, 13 11 15.',
    'Day and night on 1-833-852-6263.',
    '1-800-799-7234',
    '(800) 222-1223',
    '1-800-QUIT-HIM',
    '0808 164 3333',
    '01924 200798',
    '1800 737 733',
  ])
    t.match(said(wrong), [/neither in/], wrong)
})

t.test('a right number beside the name of another line', async t => {
  t.same(said('Poison Help, 1-833-852-6262.'), ['the number of Poison Help is 1-800-222-1222'])
  t.same(said('The maternal mental health hotline is at 1-800-799-7233.'), [
    'the number of Maternal Mental Health Hotline is 1-833-852-6262',
  ])
  t.same(said('Trans Lifeline, 1-800-944-4773.'), ['the number of Trans Lifeline is 877-565-8860'])
  t.same(said('Star Legacy has groups, and First Candle; call or text 988.'), [
    'the number of First Candle is 1-800-221-7437',
  ])
})

t.test('what agrees with the tables, or is no number to call', async t => {
  for (const { name, number } of [...helpLines, ...supportLines])
    t.same(said(`Call ${number}: ${name}, ${number}.`), [], name)
  for (const fine of [
    'Call or text 9-8-8 in Canada, 988 in the US.',
    '1-833-TLC-MAMA, which is (833) 852-6262',
    'Call Poison Help, and 911 if the child will not wake.',
    'PSI and the National Maternal Mental Health Hotline, 1-833-852-6262, are free; Postpartum Support International has groups.',
    'A pressure of 140 over 90 means: call now. From 2026-11-22 on, 1,250 hours, 100,000 births.',
    '  - { id: a, title: Call 989, url: "https://a.test/2022057990" }',
    '[A page](https://a.test/1-800-000-0000)[^a]',
  ])
    t.same(said(fine), [], fine)
})
