// The parts that pages repeat, header, footer and the like: rendered once for each kind of visitor, then repeated as
// bytes.
import { renderToStaticMarkup } from 'react-dom/server'
import { menuButton } from '../../experiments/menu-button.ts'
import { SiteHead } from '../../views/document.tsx'
import { SiteFooter } from '../../views/layout/footer.tsx'
import { SiteHeader } from '../../views/layout/header.tsx'
import { LookSwitch } from '../../views/layout/look-switch.tsx'
import { StageRail } from '../../views/layout/stage-rail.tsx'
import type { Build, PageInput } from '../../views/page.tsx'
import { AccountSlot } from './account-area.tsx'
import { contextOf, renderInPage } from './page-context.tsx'
import { readyHtml } from './slots.ts'

/** As HTML; the rail is empty where there is none. */
type Parts = Record<'head' | 'header' | 'rail' | 'footer', string>

/** What stands for the nonce in a head that was rendered before it was known. */
const nonceMark = 'nonce-of-this-page'

interface ReadyParts {
  html: Parts
  /** The head of a personal page. @param isSecret without what providers are let in for */
  headFor(nonce: string, isSecret?: boolean): string
  /** What stands for each part in a page that is cut at its slots. */
  marks: Parts
}

/** @param cacheParts false renders them with every page, for comparison in the bench */
export function createReadyParts(build: Build, cacheParts: boolean) {
  const ready = new Map<string, ReadyParts>()
  let renders = 0
  function render(input: PageInput, year: number): ReadyParts {
    renders++
    const context = (prefix: string) => contextOf(input, build, prefix)
    const html = {
      head: renderInPage(<SiteHead />, context('m'), renderToStaticMarkup),
      header: renderInPage(<SiteHeader account={<AccountSlot />} />, context('h')),
      rail: renderInPage(input.layout === 'desktop' && <StageRail />, context('r'), renderToStaticMarkup),
      footer: renderInPage(<SiteFooter year={year} look={<LookSwitch place="footer" />} />, context('f')),
    }
    const headOf = (own: Build) =>
      renderInPage(<SiteHead nonce={nonceMark} />, contextOf(input, own, 'm'), renderToStaticMarkup)
    const heads = { open: headOf(build), secret: headOf({ ...build, providers: undefined, adProvider: undefined }) }
    const headFor = (nonce: string, isSecret = false) =>
      heads[isSecret ? 'secret' : 'open'].replaceAll(nonceMark, nonce)
    return { html, headFor, marks: cacheParts ? marksOf(html) : html }
  }
  return {
    for(input: PageInput): ReadyParts {
      const year = new Date().getUTCFullYear()
      // What these parts depend on; the rest of the input is the page's own.
      const key = [
        input.site,
        input.layout,
        input.country,
        input.signedIn,
        input.accountUnavailable,
        input.sensitive,
        input.versions[menuButton.name] ?? 1,
        year,
      ].join('|')
      const parts = ready.get(key) ?? render(input, year)
      if (cacheParts) ready.set(key, parts)
      return parts
    },
    /** They are rendered anew when they are next needed. */
    forget: () => ready.clear(),
    /** How often they were rendered. */
    get renders() {
      return renders
    },
  }
}

const marksOf = ({ head, header, rail, footer }: Parts): Parts => ({
  head: readyHtml(head),
  header: readyHtml(header),
  rail: rail && readyHtml(rail),
  footer: readyHtml(footer),
})
