// A loader of TanStack Start runs in the browser too: what reads the site's build is a function of the server alone.
import { createServerFn } from '@tanstack/react-start'
import { id } from '../../../../dist/manifest.json'
import { openArticles } from '../../same/data.ts'

const loadArticle = openArticles(id)

export const readArticle = createServerFn()
  .validator((slug: string) => slug)
  .handler(({ data }) => loadArticle(data))
