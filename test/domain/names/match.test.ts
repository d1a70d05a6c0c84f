// Which text is a name to vote on, and which one a join code.
import t from 'tap'
import { isShortCode, matchNameKey, readCode, readMatchName, showCode } from '../../../domain/names/match.ts'

t.test('a name has 2 to 15 letters of any script', t => {
  const names: [typed: string, name: string | null][] = [
    ['  Olivia ', 'Olivia'],
    ['Zoe\u0308', 'Zoë'],
    ['Al', 'Al'],
    ['Maximilianalexa', 'Maximilianalexa'],
    ['Maximilianalexan', null],
    ['A', null],
    ['', null],
    ['Ян', 'Ян'],
    ['陽葵', '陽葵'],
    ['محمد', 'محمد'],
    ['प्रिया', 'प्रिया'],
    ['Mary Kate', null],
    ['Mary-Kate', null],
    ['D’Arcy', null],
    ['R2D2', null],
    ['<b>', null],
    ['👶🏽👶🏽', null],
    ['\u0301\u0301\u0301', null],
    ['Al\u202eex', null],
    ['Al\u0000', null],
  ]
  for (const [typed, name] of names) t.equal(readMatchName(typed), name, JSON.stringify(typed))
  t.end()
})

t.test('capitals make no other name, accents do', t => {
  t.equal(matchNameKey('ZOË'), matchNameKey('zoe\u0308'))
  t.not(matchNameKey('Zoe'), matchNameKey('Zoë'))
  t.end()
})

t.test('a code is read as it is typed, read out or pasted with its link', t => {
  const code = '7md2wrygk47jxyv9ekr4pb95k1'
  for (const typed of [
    code,
    ` ${code.toUpperCase()} `,
    code.match(/../g)?.join(' '),
    `https://names.test/b/x#join=${code}`,
    `#join=${code}`,
  ])
    t.equal(readCode(typed ?? ''), code, String(typed))
  for (const typed of ['', '#', code.slice(1), `${code}0`, 'https://names.test/b/x', code.replace('7', '!')])
    t.equal(readCode(typed), null, typed)
  t.equal(showCode('k7m01d'), 'K7M-01D')
  for (const typed of ['k7m01d', 'K7M-01D', 'K7M OLD', 'k7m oid', '#join=k7m01d'])
    t.equal(readCode(typed), 'k7m01d', `${typed}: what is mistaken for a digit is that digit`)
  t.same(['k7m01d', code, 'k7m01', 'K7M01D'].map(isShortCode), [true, false, false, false])
  t.end()
})
