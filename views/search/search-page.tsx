import type { ReactNode } from 'react'
import type { Card } from '../../content/schema.ts'
import { safeTarget } from '../../domain/safe-target.ts'
import type { Help } from '../../search/distress/help-results.ts'
import type { Found } from '../../search/found.ts'
import { Island } from '../island.tsx'
import { useOffered, usePage, useSearchWords } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { CardGrid } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'
import { AmazonPromo } from './amazon-promo.tsx'
import { HelpFound } from './help-box.tsx'
import { countOf, Results } from './results.tsx'
import { searchedPlace } from './searched-place.ts'

const field = 'search-page-field'

interface Props {
  /** The query as it was typed; null for none. */
  text: string | null
  /** Null when nothing was searched for. */
  found: Found | null
  /** Help for a search in distress, shown instead of the results. */
  help: Help | null
  /** Texts to begin with, for visitors who have found nothing or not searched yet. */
  guides: readonly Card[]
  /** After a loss: only the texts meant for it were searched. */
  isHeldBack?: boolean
  /** After a loss, also where everything was searched because they asked for it: nothing is promoted. */
  isAfterLoss?: boolean
}

/** The search page: its box, and what was found. */
export function SearchView({ text, found, help, guides, isHeldBack = false, isAfterLoss = false }: Props) {
  const promo = isAfterLoss ? null : <AmazonPromo />
  const { build, query } = usePage()
  const { main, names, registry } = build.origins
  const target = safeTarget(query.targetUrl, [main, names, registry], '/')
  const box = {
    id: field,
    words: useSearchWords(),
    value: text ?? '',
    targetUrl: target,
    back: target,
    // The field has the focus for visitors who pressed the search icon of another page.
    autoFocus: text === null && query.targetUrl !== undefined,
    // A search is counted alike with and without help: the event must not tell that somebody is in distress.
    ...(text !== null && { found: found?.total ?? null }),
    // Who is in distress, or looks for a loss, leaves no trace on a device that others may look into.
    ...(found && !help && !found.onLoss && !isHeldBack && { remember: found.total > 0 }),
  }
  return (
    <div className="search-page">
      <header>
        <Text variant={help || found?.total ? 'heading' : 'title'} as="h1">
          Search the almanac
        </Text>
        <Island name="search-box" props={box} when="idle" />
        {text && !help && found && found.total > 0 && (
          <p className="search-count">
            {`${countOf(found.total)} for `}
            <q>{text.trim()}</q>
          </p>
        )}
        {text && !help && found?.corrected && (
          <p className="search-corrected">
            Showing <strong>{found.corrected}</strong>: no page has the word as it was typed.
          </p>
        )}
      </header>
      {help ? (
        <HelpFound {...help} />
      ) : found && found.total > 0 ? (
        <Results found={found} />
      ) : (
        <Beginnings text={found && text} guides={guides} promo={promo} />
      )}
      {isHeldBack && found && text && (
        <p>
          This was a search of the quiet almanac.{' '}
          <a href={`/search?${new URLSearchParams({ q: text, show: 'all' })}`} rel="nofollow">
            Search everything
          </a>
        </p>
      )}
      {found && !found.onLoss && !help && promo}
    </div>
  )
}

/** Texts to begin with, after some advice when nothing was found for `text`. */
const Beginnings = ({ text, guides, promo }: { text: string | null; guides: readonly Card[]; promo: ReactNode }) => (
  <>
    {text === null ? promo : <NothingFound text={text.trim()} />}
    {useOffered(guides).length > 0 && (
      <section aria-labelledby="begin">
        <Text variant="heading" id="begin">
          Good places to begin
        </Text>
        <CardGrid cards={guides} level={3} />
      </section>
    )}
    <div id={searchedPlace(field)} />
  </>
)

const NothingFound = ({ text }: { text: string }) => (
  <div className="search-nothing">
    <Art name="empty-search" alt="" eager />
    <div>
      <Text variant="heading">
        Nothing in the almanac fits <q>{text}</q>
      </Text>
      <ul>
        <li>Look at the spelling: a slip or two in a word is forgiven, more are not.</li>
        {usePage().sensitive ? (
          <li>Use fewer words, or plainer ones.</li>
        ) : (
          <>
            <li>Use fewer words, or plainer ones: “sleep” finds more than “sleep regression at night”.</li>
            <li>For a week or a month, the number helps: “8 weeks”, “3 months”.</li>
            <li>
              Or look through <a href="/topics">all topics</a>.
            </li>
          </>
        )}
      </ul>
    </div>
  </div>
)
