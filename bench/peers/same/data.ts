// What a peer's loader reads: the content that the site's build wrote, the same way as the site's own route. Server
// only.
import { join } from 'node:path'
import { type Content, openContent } from '../../../publishing/load.ts'
import { mainMenu } from '../../../content/navigation.ts'
import { loadArticle } from '../../../routes/related-pages.ts'
import type { Picks } from './build.ts'
import type { ArticleData } from './page.tsx'

/**
 * Opens the content of a build; a peer runs in its own folder, two below the project's `bench`.
 * @param id of dist/manifest.json
 * @throws when the build is gone
 */
export function openArticles(id: string): (slug: string) => Promise<ArticleData | undefined> {
  const content = openContent(join(process.cwd(), '../../../dist/content', id))
  const picks = picksOf(content)
  return async slug => {
    const found = await loadArticle(content, slug)
    return found && { ...found, picks }
  }
}

/** What the menu recommends, the same for every page. */
function picksOf(content: Content): Picks {
  const cards = mainMenu.flatMap(item => item.picks).map(path => content.cardAt(path))
  return Object.fromEntries(cards.filter(card => card !== undefined).map(({ path, title, art }) => [path, { path, title, art }]))
}
