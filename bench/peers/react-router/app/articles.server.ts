import { id } from '../../../../dist/manifest.json'
import { openArticles } from '../../same/data.ts'

export const loadArticle = openArticles(id)
