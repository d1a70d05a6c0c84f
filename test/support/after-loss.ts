// A visitor after a loss, and what may not stand on a page that they open.
import { lossTopic } from '../../content/loss.ts'
import { mayOffer } from '../../content/may-offer.ts'
import { quietGroups, quietPaths } from '../../content/quiet-almanac.ts'
import { all, inside, type Tag, textOf, withName } from './html.ts'

/** What celebrates, counts or invites. */
const hurtful =
  /\b(?:bab(?:y|ies)|newborns?|toddlers?|pregnan\w*|trimesters?|due dates?|expecting|registr(?:y|ies)|nursery|congratulat\w*|sweepstakes|week by week|month by month|weeks? \d+|\d+ weeks?)\b/gi

/** Addresses of guides, names, tools, registries, shops, apps and other brands. */
const hurtfulAddress =
  /\/(?:pregnancy-week|baby-month|toddler-month|b\/|baby-|registry|manage|tools|calculators|product-reviews|best-of|sweepstakes|mobile-apps|community|chinese|ovulation|due-date|pregnancy-tracker)|apps\.|amazon|tiny-knot|garland|paper-wren|key-and-lamp/

/** Pictures of ours that show nobody's baby. */
const quietPicture =
  /\/(?:icons\/|art\/(?:quiet-|candle|home|newspaper|broken|not-found|empty-|editorial|about)|avatars\/)/

const lossPaths = new Set([`/topics/${lossTopic}`, '/a/pregnancy-after-loss', ...quietGroups.flatMap(quietPaths)])
const pathOf = (address: string) => address.replace(/^https?:\/\/localhost:\d+/, '').split(/[?#]/, 1)[0] ?? ''

/** Where a page holds other pages out. */
const beside = ({ name, attributes }: Tag) =>
  name === 'aside' ||
  /(?:^| )(?:neighbours|week-picker|related|entries|card-grid|card-list|pills)/.test(attributes.class ?? '')

/** A link to a page on loss, or the card around it: it is named by what it is. */
const isOnLoss = (tag: Tag): boolean =>
  (tag.name === 'a' && lossPaths.has(pathOf(tag.attributes.href ?? ''))) ||
  (tag.name === 'li' && withName(tag, 'a').some(link => lossPaths.has(pathOf(link.attributes.href ?? ''))))

/** What a page itself is about, for whoever opened it: its own text, not what is held out beside it. */
const isOwnText = ({ name, attributes }: Tag) =>
  name === 'title' ||
  /^h[1-4]$|^table$|^dl$/.test(name) ||
  /(?:^| )(?:prose|reading-head|reading-body|reading-art|index-head|size-panel|key-points|box|callout|breadcrumb|contents|sources|own-text)/.test(
    attributes.class ?? '',
  )

/**
 * What on a page may not meet somebody after a loss, in words; empty when it is right.
 * @param opened the visitor asked for a text about a pregnancy or a child, or for names: then only what stands beside
 * it is looked at
 */
export function hurts(root: Tag, opened: 'text' | 'names' | null): string[] {
  const isOpened = opened !== null
  const found: string[] = []
  const [body] = withName(root, 'body')
  if (!body) return ['no body']
  if (body.attributes['data-sensitive'] === undefined) found.push('the page is not marked as sensitive')
  const isLeftOut = (tag: Tag) => isOnLoss(tag) || (isOpened && isOwnText(tag))
  const isLooked = (tag: Tag) => !isLeftOut(tag) && !inside(tag, isLeftOut)
  const isOwnMain = (tag: Tag) => isOpened && inside(tag, ({ name }) => name === 'main')
  for (const tag of all(body, isLooked)) {
    const { name, attributes } = tag
    const { href = '', src = '', action = '' } = attributes
    if ('data-ad-unit' in attributes || 'data-promo' in attributes)
      found.push(`an ad or a promo: ${attributes['data-ad-unit'] ?? attributes['data-promo']}`)
    if (name === 'a' && href && !href.startsWith('#') && !/^(?:tel|sms|mailto):/.test(href)) {
      const isPlain =
        mayOffer(pathOf(href) || href, true) ||
        /^\/(?:settings|join|login|logout|forgot|goodbye)/.test(pathOf(href)) ||
        /[?&]show=all/.test(href)
      // A page of names is links to names.
      if (
        isOwnMain(tag)
          ? opened === 'text' && hurtfulAddress.test(href) && inside(tag, beside)
          : (!isPlain && !isOutside(href)) || (hurtfulAddress.test(pathOf(href)) && !/[?&]show=all/.test(href))
      )
        found.push(`a link: ${textOf(tag).trim()} -> ${href}`)
    }
    if (hurtfulAddress.test(action) && !isOwnMain(tag)) found.push(`a form: ${action}`)
    if (name === 'img' && !isOwnMain(tag) && !quietPicture.test(src)) found.push(`a picture: ${src}`)
    for (const label of ['aria-label', 'placeholder', 'alt', 'title'] as const)
      for (const [word] of (attributes[label] ?? '').matchAll(hurtful))
        if (!isOwnMain(tag)) found.push(`${label}: “${word}” in “${attributes[label]}”`)
    // What React hydrates: it would say it again.
    if (name === 'x-island')
      for (const [word] of wordsIn(attributes.props ?? '{}').matchAll(hurtful))
        if (!isOwnMain(tag)) found.push(`props of ${attributes.name}: “${word}”`)
  }
  const isUnread = (tag: Tag) => tag.name === 'script' || isLeftOut(tag) || (isOpened && tag.name === 'main')
  for (const line of textOf(body, isUnread).split('\n'))
    for (const [word] of line.matchAll(hurtful)) found.push(`“${word}” in “${line.trim().slice(0, 80)}”`)
  if (isOpened) return found
  for (const { attributes } of withName(root, 'meta').filter(({ attributes }) =>
    /title|description/.test(attributes.name ?? attributes.property ?? ''),
  ))
    for (const [word] of (attributes.content ?? '').matchAll(hurtful))
      found.push(`head: “${word}” in “${attributes.content}”`)
  for (const block of all(root, ({ attributes }) => attributes.type === 'application/ld+json'))
    for (const [word] of textOf(block).matchAll(hurtful)) found.push(`JSON-LD: “${word}”`)
  return found
}

/** All texts in a block of JSON, without the names of its fields. */
function wordsIn(json: string): string {
  const words: string[] = []
  JSON.parse(json, (_key, value) => {
    if (typeof value === 'string') words.push(value)
    return value
  })
  return words.join('\n')
}

/** Sources and helpers elsewhere, on pages about them. */
const isOutside = (href: string) => /^https:/.test(href) && !hurtfulAddress.test(href)
