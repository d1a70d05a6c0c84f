export { Article as default, metadataOf as generateMetadata } from '../../../../article.tsx'
export const dynamic = 'force-static'
export const generateStaticParams = () => [{ slug: 'foods-to-limit-in-pregnancy' }]
