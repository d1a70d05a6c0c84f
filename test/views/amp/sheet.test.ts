import { readFileSync } from 'node:fs'
import t from 'tap'
import { openBuild } from '../../../server/build.ts'
// @ts-expect-error a module of the build, which is plain JavaScript
import { ampSheet, withoutAbsent, withoutLayers } from '../../../views/amp/sheet.mjs'

t.test('rules stand in the order of their layers, wherever they were written', async t => {
  const sheet =
    '@layer base, kit, content;@layer content{.a{color:red}}@layer kit{.a{content:"}"}@media print{.b{top:0}}}.c{left:0}@layer base{p{margin:0}}'
  t.equal(withoutLayers(sheet), 'p{margin:0}.a{content:"}"}@media print{.b{top:0}}.a{color:red}.c{left:0}')
  t.throws(() => withoutLayers('@layer base;@layer late{p{margin:0}}'), /late/)
})

t.test('pictures are those of AMP, and nothing else that is called so', async t => {
  t.equal(
    withoutLayers('.a img,img>b{color:red}.img-x,.x-img,#img{background:url("/img/a.svg")}'),
    '.a amp-img,amp-img>b{color:red}.img-x,.x-img,#img{background:url("/img/a.svg")}',
  )
})

t.test('rules for what no twin holds go, those for other things as well stay', async t => {
  const stays = '.a,.numbered{top:0}.b:not(.numbered){top:0}.numbered-list{top:0}@media(min-width:1px){.c{top:0}}'
  t.equal(withoutAbsent(`.numbered{top:0}${stays}@media(min-width:1px){.x .numbered li,p+.card-list{top:0}}`), stays)
})

t.test('the build makes it of one file, short and without layers', async t => {
  const asked: unknown[] = []
  const bundle = async (name: string, files: string[], { minify }: { minify: boolean }) => {
    asked.push({ name, files, minify })
    return {
      outputFiles: [
        { path: 'amp.css.map', text: '{}' },
        { path: 'amp.css', text: '@layer a;@layer a{.numbered{top:0}img{top:0}}' },
      ],
    }
  }
  t.equal(await ampSheet(bundle, 'amp'), 'amp-img{top:0}')
  t.same(asked, [{ name: 'amp', files: ['amp/amp.css'], minify: true }])
})

t.test('the built sheets are such that AMP reads', async t => {
  const folder = new URL('../../../dist', import.meta.url).pathname
  for (const [name, most] of [
    ['amp.css', 29_000],
    ['amp-guides.css', 33_500],
    ['amp-names.css', 42_000],
  ] as const) {
    const css = readFileSync(folder + openBuild(folder).asset(name), 'utf8')
    t.ok(css.length < most, `${name}: ${css.length} bytes; AMP allows 75,000`)
    t.notMatch(css, /@layer|!important|&|[<>]=/)
    t.match(css, '.amp-header{')
    t.match(css, '--paper:')
  }
})
