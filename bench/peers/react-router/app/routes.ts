import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('a/:slug', 'routes/article.tsx')] satisfies RouteConfig
