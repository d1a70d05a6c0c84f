import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import {
  type AvatarChoice,
  backgroundColors,
  choiceOfInfo,
  choiceOfSlug,
  defaultColor,
  defaultImages,
  defaultLetter,
  isSameChoice,
  letters,
  maxUploadBytes,
  slugOfChoice,
  uploadEndings,
  uploadProblem,
} from '../../domain/avatar.ts'

const drawing = (name: string) => new URL(`../../assets/avatars/${name}.svg`, import.meta.url)

t.test('what there is to choose from', async t => {
  t.equal(new Set(defaultImages).size, 16)
  for (const name of defaultImages) t.ok(existsSync(drawing(name)), `${name} is drawn`)
  t.equal(letters.join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  t.equal(
    backgroundColors.map(({ hex }) => hex).join(' '),
    '#04133A #526399 #0F8B8D #EF6C00 #A31884 #ED2437 #E4E95B #EFF1F6 #A0CFD3 #FBDFB7 #EDE9EC #F59A88',
  )
  t.ok(backgroundColors.some(({ hex }) => hex === defaultColor))
  t.equal(defaultColor, '#526399')
})

/** Relative luminance by WCAG 2.2, of '#rrggbb'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

t.test('each colour takes the letter that is read better on it', async t => {
  const ink = { white: '#ffffff', dark: '#1f2b38' }
  t.match(readFileSync(drawing('letters-white'), 'utf8'), 'fill="#fff"')
  t.match(readFileSync(drawing('letters-dark'), 'utf8'), `fill="${ink.dark}"`)
  for (const { hex, sprite } of backgroundColors) {
    const [own, other] = [contrast(ink[sprite], hex), contrast(ink[sprite === 'white' ? 'dark' : 'white'], hex)]
    t.ok(own > other, `${sprite} on ${hex}: ${own.toFixed(2)} over ${other.toFixed(2)}`)
    t.ok(own >= 4, `${hex} is legible: large text needs 3`)
  }
})

t.test('every choice has a slug that leads back to it', async t => {
  const choices: AvatarChoice[] = [
    ...defaultImages.map(image => ({ kind: 'image', image }) as const),
    ...letters.flatMap(letter => backgroundColors.map(({ hex }) => ({ kind: 'letter', letter, color: hex }) as const)),
  ]
  const slugs = choices.map(slugOfChoice)
  t.equal(new Set(slugs).size, 16 + 26 * 12)
  t.same(slugs.map(choiceOfSlug), choices)
  t.equal(slugOfChoice({ kind: 'letter', letter: 'A', color: '#526399' }), 'a-526399')
  t.equal(slugOfChoice({ kind: 'letter', letter: 'Z', color: '#0F8B8D' }), 'z-0F8B8D')
  t.equal(slugOfChoice({ kind: 'image', image: 'dog-craft-lacing-project' }), 'dog-craft-lacing-project')
})

t.test('what is no slug', async t => {
  t.same(
    choiceOfSlug('b-0f8b8d'),
    { kind: 'letter', letter: 'B', color: '#0F8B8D' },
    'a colour in lower case is the same',
  )
  const texts = [
    '',
    'a',
    'A-526399',
    'a526399',
    'a-#526399',
    'a-52639',
    'a-5263999',
    'a-000000',
    'é-526399',
    'ab-526399',
    'Peach',
    'peach ',
    'plum',
  ]
  for (const slug of [...texts, 'constructor', null, undefined, 7, ['peach']])
    t.equal(choiceOfSlug(slug), null, JSON.stringify(slug))
})

t.test('two choices are the same or not', async t => {
  const a = { kind: 'letter', letter: 'A', color: '#526399' } as const
  t.ok(isSameChoice(a, { ...a }))
  t.notOk(isSameChoice(a, { ...a, letter: 'B' }))
  t.notOk(isSameChoice(a, { ...a, color: '#04133A' }))
  t.notOk(isSameChoice(a, { kind: 'image', image: 'hat' }))
  t.ok(isSameChoice({ kind: 'image', image: 'hat' }, { kind: 'image', image: 'hat' }))
})

t.test('what a dialog preselects', async t => {
  const info = { is_placeholder: true, placeholder_slug: 'a-526399', letter: 'A', background_color: '#526399' }
  t.same(choiceOfInfo(info), { kind: 'letter', letter: 'A', color: '#526399' })
  t.same(
    choiceOfInfo({ ...info, placeholder_slug: '' }),
    { kind: 'letter', letter: 'A', color: '#526399' },
    'by letter and colour',
  )
  t.same(choiceOfInfo({ is_placeholder: true, placeholder_slug: 'hat', letter: '', background_color: '' }), {
    kind: 'image',
    image: 'hat',
  })
  t.equal(choiceOfInfo({ ...info, is_placeholder: false }), null, 'an upload')
  t.equal(choiceOfInfo({ is_placeholder: true, placeholder_slug: 'plum', letter: '', background_color: '' }), null)
})

t.test('the letter of a new member', async t => {
  const names = {
    Anna: 'A',
    zoe: 'Z',
    ' beth': 'B',
    Élodie: 'E',
    'e\u0301lodie': 'E',
    Ångel: 'A',
    İpek: 'I',
    ıraz: 'I',
    ñusta: 'N',
    Çelik: 'C',
  }
  const strokes = { Øyvind: 'O', ølga: 'O', Łucja: 'L', Đorđe: 'D', Ægir: 'A', Œdipe: 'O', Þór: 'T', ßa: 'S', Ħal: 'H' }
  for (const [name, letter] of Object.entries({ ...names, ...strokes })) t.equal(defaultLetter(name), letter, name)
  for (const name of ['', '  ', 'Иван', '李', 'Αννα', '1st', "'Ann", '🥜', '\ud800'])
    t.equal(defaultLetter(name), 'A', JSON.stringify(name))
})

t.test('an upload', async t => {
  t.equal(maxUploadBytes, 5_000_000)
  t.equal(uploadEndings.join(' '), '.jpg .jpeg .png .gif .bmp')
  for (const ending of uploadEndings) t.equal(uploadProblem({ name: `me${ending}`, size: 5_000_000 }), null, ending)
  t.equal(uploadProblem({ name: 'ME.JPG', size: 1 }), null, 'as cameras write it')
  t.equal(uploadProblem({ name: 'me.png', size: 5_000_001 }), 'The file exceeded the maximum size limit of 5MB.')
  const wrong = 'Please choose a .jpg, .jpeg, .png, .gif or .bmp picture.'
  for (const name of ['me.svg', 'me.webp', 'me.png.exe', 'png', 'me', ''])
    t.equal(uploadProblem({ name, size: 1 }), wrong, name)
  t.equal(uploadProblem({ name: 'me.heic', size: 5_000_001 }), wrong, 'a smaller one would not help')
})
