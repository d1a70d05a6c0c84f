import { id } from '../../../../dist/manifest.json'
import { openArticles } from '../../shared/data.ts'

export const loadArticle = openArticles(id)
