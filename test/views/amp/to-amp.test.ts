import t from 'tap'
import { toAmp } from '../../../views/amp/to-amp.ts'

t.test('a picture becomes one that AMP loads, with a plain one where nothing runs', async t => {
  const plain = 'src="/a.svg" alt="A &gt; B" width="1200" height="800"'
  t.equal(
    toAmp(`<p>x</p><img class="wide" ${plain} loading="lazy" decoding="async" fetchPriority="low"/>`),
    `<p>x</p><amp-img class="wide" ${plain} layout="responsive"><noscript><img ${plain}></noscript></amp-img>`,
  )
  t.match(
    toAmp(`<img ${plain.replace('&gt;', '>')}>tail`),
    /alt="A > B".*<\/amp-img>tail$/,
    'a > within a value ends no tag',
  )
  for (const missing of ['src="/a.svg"', 'alt="A &gt; B"', 'width="1200"', 'height="800"'])
    t.throws(() => toAmp(`<img ${plain.replace(missing, '')}/>`), { code: 'AMP_HTML' }, missing)
})

t.test('what needs a script of ours goes, with everything in it', async t => {
  t.equal(
    toAmp('a<x-island name="n" props="{&quot;a&quot;:1}"><div><button>x</button><img src="x"></div></x-island>b'),
    'ab',
  )
  t.equal(toAmp('a<button type="button" class="b"><svg><path d="M0"></path></svg>x</button>b'), 'ab')
  t.equal(toAmp('<link rel="preload" as="image" href="/x"/>a<noscript><p>x</p></noscript>b'), 'ab')
  t.equal(toAmp('a<template><template>x</template>y</template>b'), 'ab', 'one within another')
})

t.test('a form that asks for a page stays, with what sends it', async t => {
  const form =
    '<form action="/b/search" method="get"><input type="search" name="q"/><button type="submit">Find</button></form>'
  t.equal(toAmp(form), form.replace('method="get"', 'method="get" target="_top"'))
  t.equal(
    toAmp('<form action="/x" method="get"><button type="button">x</button></form>a'),
    '<form action="/x" method="get" target="_top"></form>a',
  )
  t.equal(toAmp('<input name="q" autoCapitalize="none" value="a"/>'), '<input name="q" value="a"/>')
  t.throws(
    () => toAmp('<form action="/x" method="post"></form>'),
    { code: 'AMP_HTML' },
    'AMP sends nothing but questions',
  )
})

t.test('everything else stays as it is', async t => {
  const html =
    '<div id="x" class="callout" role="note" data-a="1"><!-- c --><p>1 &lt; 2<br/></p><a href="#source-1" rel="sponsored">on click="</a></div>'
  t.equal(toAmp(html), html)
})

t.test('what AMP forbids and nobody expected stops the page', async t => {
  for (const html of [
    '<p style="color:red">x</p>',
    '<a href="/" onclick="x()">x</a>',
    '<div popover="auto">x</div>',
    '<b></button>',
    '<x-island>',
  ])
    t.throws(() => toAmp(html), { code: 'AMP_HTML' }, html)
})
