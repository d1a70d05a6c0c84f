import { assets, id } from '../../../../dist/manifest.json'
import { openArticles } from '../../same/data.ts'

export { assets }
export const loadArticle = openArticles(id)
