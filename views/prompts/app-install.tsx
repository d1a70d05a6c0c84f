import { site, stores } from '../../content/site.ts'
import { usePage } from '../page.tsx'
import { Sign } from '../ui/sign.tsx'
import { RefuseButton } from './refuse-button.tsx'

/** What a reader has just used, as the app has it; the first that fits. */
const offers: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/pregnancy-week-by-week/, 'Each week of your pregnancy, on the day it begins'],
  [/^\/(?:baby|toddler)-month-by-month/, 'Each month of your child, on the day it begins'],
  [/^\/b\/|\/baby-names$/, 'Your list of names, wherever you talk them over'],
  [/^\/(?:ovulation-calculator|a\/when-are-you-most-fertile)/, 'Your fertile days, beside your calendar'],
  [/calculator|tracker|chart|^\/tools|checklist|birth-plan/, 'This tool, also without a network'],
]

/**
 * The banner for the apps, on phones. Both stores stand in it, for every phone gets the same page: the style sheet
 * shows the device's own.
 */
export function AppInstall() {
  const { path } = usePage()
  const words = offers.find(([pattern]) => pattern.test(path))?.[1] ?? 'What you read, kept for the next quiet minute'
  return (
    <aside
      className="page-end"
      aria-label={`${site.appName} on your phone`}
      data-banner="app-install"
      data-refusable="app-install"
      data-seen="app-install-view"
    >
      <p>{words}, in the app.</p>
      <a className="button button-secondary store-ios" href={stores.ios} rel="noopener" data-event="app-install-click">
        <Sign name="apple" /> iOS
      </a>
      <a
        className="button button-secondary store-android"
        href={stores.android}
        rel="noopener"
        data-event="app-install-click"
      >
        <Sign name="android" /> Android
      </a>
      <RefuseButton id="app-install" />
    </aside>
  )
}
