import { promptsOfPage } from '../../domain/prompts/decide.ts'
import type { PromptId } from '../../domain/prompts/prompt.ts'
import { usePage } from '../page.tsx'

/** What may ask on this page, as far as its cache's key tells. */
export function usePrompts(): readonly PromptId[] {
  const { build, path, layout, country, signedIn, sensitive = false } = usePage()
  const hasMessage = Boolean(build.message?.())
  return promptsOfPage({ path, layout, country, signedIn, sensitive, hasMessage, hasStickyAd: build.stickyAd })
}
