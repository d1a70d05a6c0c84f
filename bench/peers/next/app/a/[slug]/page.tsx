export { Article as default, metadataOf as generateMetadata } from '../../../article.tsx'
export const dynamic = 'force-dynamic'
