// The pages with a tool, out of the route table and the content.
import { articleTools } from '../../content/schema.ts'
import { tools } from '../../content/tools.ts'
import { toolPages } from '../../routes/tools.tsx'

/** Keys of tools that stand in an article, with the address of the article. */
const inArticles = articleTools.flatMap(key => tools.filter(tool => tool.key === key).map(({ path }) => path))

/** The addresses of all pages with a tool. */
export const toolPaths: readonly string[] = [...toolPages.map(({ path }) => path), ...inArticles]
