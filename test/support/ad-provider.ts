// A provider of ads on loopback: it notes what it is asked, and answers as the test says.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { consentsVersion } from '../../domain/consents.ts'

export interface AdProvider {
  address: string
  /** The parameters of each question for a unit. */
  asked: Record<string, string>[]
  /** What it answers from now on: an ad, an ad whose picture fails, nothing, or what is no ad. */
  answer: 'ad' | 'no-picture' | 'nothing' | 'nonsense'
  /** Complaints of the browser that it provokes. */
  expected: RegExp[]
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

export async function adProvider(t: Test): Promise<AdProvider> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.address)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (pathname === '/picture.svg') {
      response.setHeader('content-type', 'image/svg+xml')
      return response.end(picture)
    }
    provider.asked.push(Object.fromEntries(searchParams))
    const { origin } = new URL(provider.address)
    const ads = {
      ad: { image: `${origin}/picture.svg`, link: 'https://shop.test/', alt: 'A cot' },
      'no-picture': { image: `${origin}/missing`, link: 'https://shop.test/', alt: 'A cot' },
      nonsense: { image: 'https://elsewhere.test/x.png', link: 'javascript:alert(1)', alt: '' },
    }
    if (provider.answer === 'nothing') response.statusCode = 404
    return response.end(JSON.stringify(provider.answer === 'nothing' ? null : ads[provider.answer]))
  })
  const provider: AdProvider = { address: '', asked: [], answer: 'ad', expected: [/^foreign: http:\/\/127\.0\.0\.1/] }
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  provider.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/unit`
  t.teardown(() => void server.close())
  return provider
}

/** Says yes to some purposes on the device, before the next page. */
export const allow = (page: Page, ...allowed: string[]) =>
  page.evaluateOnNewDocument(
    choice => location.protocol === 'http:' && localStorage.setItem('privacy-choices', choice),
    JSON.stringify({ version: consentsVersion, at: '2026-11-01T00:00:00.000Z', allowed }),
  )
