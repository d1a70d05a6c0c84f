// Which text is a name to vote on, and which one a join code.
import t from 'tap'
import { matchNameKey, readCode, readMatchName, showCode } from '../../../domain/names/match.ts'

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
  t.equal(showCode(code), '7md2w-rygk4-7jxyv-9ekr4-pb95k1')
  for (const typed of [
    code,
    showCode(code),
    ` ${showCode(code).toUpperCase()} `,
    code.match(/../g)?.join(' '),
    `https://names.test/b/x#join=${code}`,
    `#join=${code}`,
  ])
    t.equal(readCode(typed ?? ''), code, String(typed))
  for (const typed of ['', '#', code.slice(1), `${code}0`, 'https://names.test/b/x', code.replace('7', '!')])
    t.equal(readCode(typed), null, typed)
  t.end()
})
