// What the page on what this site sends lists, read from its HTML; and what a page really does in a browser.
import type { HTTPRequest, Page } from 'puppeteer'
import { sendsPath } from '../../domain/sends.ts'
import { all, inside, parseHtml, type Tag, textOf, withName } from './html.ts'
import type { TestSite } from './site.ts'

export interface Listed {
  cookies: (name: string) => boolean
  /** Keys of storage, and names of caches. */
  device: (key: string) => boolean
  /** Paths of ours with their query. */
  requests: (address: string) => boolean
  /** Fields of a line of the log. */
  log: (field: string) => boolean
  /** Origins of others. */
  others: (origin: string) => boolean
}

/** Whether a text fits one of some, in which a star stands for anything. */
const fitsOne = (patterns: readonly string[]) => (text: string) =>
  patterns.some(pattern => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`).test(text))

/** Reads the page's tables. */
export async function readListed(site: TestSite): Promise<Listed> {
  const root = parseHtml((await site.ask(sendsPath)).body)
  const namesIn = (id: string) => {
    const section = all(root, tag => tag.name === 'section' && tag.attributes['aria-labelledby'] === id)[0]
    return withName(root, 'code')
      .filter(code => inside(code, (tag: Tag) => tag === section))
      .map(code => textOf(code))
  }
  return {
    cookies: fitsOne(namesIn('cookies')),
    device: fitsOne(namesIn('device')),
    requests: fitsOne(namesIn('requests')),
    log: fitsOne(namesIn('log')),
    others: fitsOne(namesIn('others')),
  }
}

/** Watches what a page asks for, until it is asked what of that is not listed. */
export function watchSending(page: Page, origin: string, listed: Listed) {
  const asked: HTTPRequest[] = []
  page.on('request', request => void asked.push(request))
  const isListed = (request: HTTPRequest) => {
    const url = new URL(request.url())
    if (['data:', 'blob:', 'about:'].includes(url.protocol)) return true
    if (url.origin !== origin) return listed.others(url.origin)
    return request.isNavigationRequest() || listed.requests(url.pathname + url.search)
  }
  return {
    /** Origins of others that were asked. */
    others: () =>
      [...new Set(asked.map(request => new URL(request.url()).origin))].filter(
        of => of.startsWith('http') && of !== origin,
      ),
    /** Everything that the page has done and that is not listed. */
    async unlisted(): Promise<string[]> {
      const stored = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
      ])
      const cookies = (await page.browserContext().cookies()).map(({ name }) => name)
      return [
        ...asked.filter(request => !isListed(request)).map(request => `request ${request.url()}`),
        ...stored.filter(key => !listed.device(key)).map(key => `key ${key}`),
        ...cookies.filter(name => !listed.cookies(name)).map(name => `cookie ${name}`),
      ]
    },
  }
}
