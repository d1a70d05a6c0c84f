// What readers of medical pages can rely on, and what a reader after a loss is spared.
import t from 'tap'
import { isMedical } from '../../../publishing/medical-checks.ts'
import { openBuild } from '../../../server/build.ts'
import type { CrawledPage } from '../../support/crawl.ts'
import { all, inside, type Tag, textOf, withName } from '../../support/html.ts'
import { pages } from '../../support/visit.ts'

const { content } = openBuild(new URL('../../../dist', import.meta.url).pathname)
const kinds = ['week', 'month', 'article', 'topic', 'news', 'review', 'award'] as const
/**
 * What pages share by design: ways to others, boxes that are repeated, the danger signs of a table, and the lines on
 * who wrote and reviewed a page.
 */
const isShared = (tag: Tag) =>
  ['nav', 'aside', 'noscript'].includes(tag.name) ||
  /^(byline|review-line|sources|minute-call)\b/.test(tag.attributes.class ?? '') ||
  tag.attributes['data-fetus'] === 'sources' ||
  tag.attributes['aria-labelledby'] === 'danger-signs'
const longSentence = 60 // characters
const headings = (root: Tag) => withName(root, 'h2').map(h2 => textOf(h2).trim())
const mainOf = ({ root }: CrawledPage) => withName(root, 'main')[0] as Tag

t.test('medical pages', async t => {
  const found = await Promise.all(
    kinds.flatMap(kind => content.cards(kind).map(({ slug }) => content.piece(kind, slug))),
  )
  const pieces = found.flatMap(piece => piece ?? [])
  const medical = pieces.filter(piece => isMedical(piece.kind, piece))
  for (const kind of kinds)
    t.ok(medical.filter(piece => piece.kind === kind).length >= 3, `medical pages of the kind ${kind}`)
  for (const piece of medical) {
    const page = pages.get(piece.path)
    if (!page) {
      t.fail(`${piece.path} cannot be reached`)
      continue
    }
    const text = textOf(mainOf(page))
    const dates = withName(mainOf(page), 'time').map(({ attributes }) => attributes.datetime)
    const wrong = [
      ...(piece.review ? [] : ['review']),
      ...(piece.review?.by === 'editorial' && !text.includes('Reviewed by the editorial team; medical review pending')
        ? ['review line']
        : []),
      ...(piece.review?.by === 'editorial' && /medically reviewed by/i.test(text) ? ['claims a medical review'] : []),
      ...('keyPoints' in piece && !headings(page.root).includes('Key points') ? ['Key points'] : []),
      ...(headings(page.root).includes('Sources') ? [] : ['Sources']),
      ...(/Updated \w+ \d{1,2}, \d{4}/.test(text) && dates.includes(piece.updated) ? [] : ['Updated']),
      ...(dates.includes(piece.review?.on ?? '') ? [] : ['date of the review']),
      ...dates.filter(date => !/^\d{4}-\d\d-\d\d$/.test(date ?? '')).map(date => `time without a date: ${date}`),
    ]
    t.same(wrong, [], piece.path)
  }

  const home = pages.get('/')
  const isEditorial = medical.every(({ review }) => review?.by === 'editorial')
  t.equal(
    /no clinician has reviewed it yet/.test(home ? textOf(mainOf(home)) : ''),
    isEditorial,
    'the front page promises no other review',
  )

  const unread = pieces.flatMap(({ path }) => (pages.has(path) ? [] : [path]))
  t.same(unread, [], 'each of them can be reached by links')
})

t.test('cited sources', async t => {
  const wrong = [...pages.values()].flatMap(({ path, root }) => {
    const cited = withName(root, 'a').filter(({ attributes }) => /^#source-\d+$/.test(attributes.href ?? ''))
    const listed = all(root, tag => /^source-\d+$/.test(tag.attributes.id ?? '')).map(
      ({ attributes }) => `#${attributes.id}`,
    )
    const lost = cited
      .filter(({ attributes }) => !listed.includes(attributes.href ?? ''))
      .map(({ attributes }) => attributes.href)
    const uncited = cited.length ? listed.filter(id => !cited.some(({ attributes }) => attributes.href === id)) : []
    return lost.length || uncited.length ? [{ path, lost, uncited }] : []
  })
  t.same(wrong, [], 'every number in a text leads to its source, and every source is cited')

  const unordered = [...pages.values()].flatMap(({ path, root }) => {
    const cites = withName(root, 'a').filter(({ attributes }) => /^#source-\d+$/.test(attributes.href ?? ''))
    const firsts = [...new Set(cites.map(({ attributes }) => attributes.href ?? ''))]
    const back = withName(root, 'a').flatMap(({ attributes }) =>
      attributes.href?.startsWith('#cite-') ? [attributes.href] : [],
    )
    const reached = cites.flatMap(({ attributes }) => (attributes.id ? [`#${attributes.id}`] : []))
    const inOrder =
      firsts.every((href, i) => href === `#source-${i + 1}`) && back.every((href, i) => href === reached[i])
    return inOrder && back.length === firsts.length ? [] : [{ path, firsts, back }]
  })
  t.same(unordered, [], 'numbers rise as a page is read, and every source leads back to its first place')
})

t.test('each week has a text of its own', async t => {
  const from = new Map<string, string[]>()
  for (const { path } of content.cards('week')) {
    const page = pages.get(path)
    const text = page ? textOf(mainOf(page), isShared) : ''
    const sentences = new Set(text.split(/(?<=[.?!])\s+|\n/).map(sentence => sentence.trim()))
    for (const sentence of sentences)
      if (sentence.length >= longSentence) from.set(sentence, [...(from.get(sentence) ?? []), path])
  }
  t.ok(from.size > 200, `${from.size} long sentences`)
  t.same(
    [...from].filter(([, paths]) => paths.length > 1),
    [],
    'no long sentence stands on two weeks',
  )
})

t.test('pages that earn something say so first', async t => {
  const wrong = [...pages.values()].flatMap(({ path, root }) => {
    const main = withName(root, 'main')[0] as Tag
    const links = withName(main, 'a')
    // A box that invites to a shop says so itself.
    const paid = links.filter(
      link => /\bsponsored\b/.test(link.attributes.rel ?? '') && !inside(link, tag => 'data-promo' in tag.attributes),
    )
    const order = all(main, tag => tag.name === 'a' || tag.attributes.class === 'disclosure')
    const says = order.findIndex(tag => tag.attributes.class === 'disclosure')
    const first = order.findIndex(tag => paid.includes(tag))
    return paid.length && (says < 0 || says > first) ? [path] : []
  })
  t.same(wrong, [], 'the disclosure stands before the first such link')

  const sponsored = ['/t/philips-content', '/t/byheart-content'].map(path => pages.get(path))
  for (const page of sponsored) {
    if (!page) return t.fail('the two sponsored pages can be reached')
    const main = mainOf(page)
    const [label] = all(main, tag => tag.name === 'h1' || tag.attributes.class === 'sponsored-label')
    t.match(label && textOf(label), /^Sponsored/, `${page.path} is labelled before its title`)
    const units = all(page.root, tag => 'data-ad-unit' in tag.attributes).map(
      ({ attributes }) => attributes['data-ad-unit'],
    )
    t.ok(
      units.length > 0 && units.every(unit => unit === `little-almanac/sponsored/${page.path.slice('/t/'.length)}`),
      `${units}`,
    )
  }
})

t.test('guides to products claim no test and no prize', async t => {
  const guides = (['review', 'award'] as const).flatMap(kind => content.cards(kind))
  t.ok(guides.length >= 2)
  for (const { path, kind } of guides) {
    const page = pages.get(path)
    if (!page) {
      t.fail(`${path} cannot be reached`)
      continue
    }
    const text = textOf(mainOf(page))
    t.match(text, /not tested by us/, path)
    if (kind === 'award') t.match(text, /No test was made for this page, and it gives no prize/, path)
    t.ok(headings(page.root).includes('How these were chosen'), path)
    t.notMatch(text, /\b(we tested|our testers?|our favou?rite|editor['’]s choice|our pick|award-winning)\b/i, path)
  }
})

t.test('after a loss', async t => {
  const lossTopic = '/topics/pregnancy-miscarriage-pregnancy-loss'
  const lossPages = [
    lossTopic,
    ...content
      .cards('article')
      .filter(({ topics }) => topics[0] === lossTopic.slice('/topics/'.length))
      .map(({ path }) => path),
  ]
  t.ok(lossPages.length >= 2)
  for (const path of lossPages) {
    const page = pages.get(path)
    if (!page) {
      t.fail(`${path} cannot be reached`)
      continue
    }
    const main = mainOf(page)
    t.same(
      withName(main, 'x-island')
        .map(({ attributes }) => attributes.name)
        .filter(name => name !== 'save-heart'),
      [],
      `${path}: no teaser, and nothing to pass it around with`,
    )
    t.same(
      all(page.root, tag => Object.keys(tag.attributes).some(name => /^data-(banner|ad-unit|promo)/.test(name))).map(
        tag => tag.attributes,
      ),
      [],
      `${path}: no banner, advertisement or promo`,
    )
    t.same(withName(main, 'dialog').length, 0, `${path}: no dialog`)
    t.same(
      withName(main, 'img')
        .map(({ attributes }) => attributes.src)
        .filter(src => !/\/(?:candle|quiet-[a-z]+)-\w+\.svg$/.test(src ?? '')),
      [],
      `${path}: quiet drawings alone`,
    )
    // Words of the text itself may lead anywhere an editor chose; what stands beside it is chosen by us.
    const chosen = withName(main, 'a').filter(
      link => !inside(link, tag => tag.attributes.class === 'prose' || /\bcontents\b/.test(tag.attributes.class ?? '')),
    )
    const kind =
      /^(https:|#|\/topics$|\/topics\/pregnancy-miscarriage-pregnancy-loss$|\/topics\/pregnancy-black-maternal-health$|\/a\/after-)/
    t.same(
      chosen
        .map(({ attributes }) => attributes.href ?? '')
        .filter(href => !kind.test(href) && !lossPages.includes(href)),
      [],
      `${path}: nothing of a pregnancy beside the text`,
    )
    t.notMatch(
      textOf(main),
      /congratulations|your due date|how exciting|baby bump|your little one/i,
      `${path}: nothing that celebrates`,
    )
    t.notMatch(textOf(main), /\bregister\b|registry|sign up|join /i, `${path}: nothing to sign up for`)
  }
})
