// The pages that a browser keeps for when there is no network: every tool, and the danger signs with their numbers.
import { signsPage } from './danger-signs/signs-page.ts'
import type { Card } from './schema.ts'

const isTool = ({ kind, tool }: Pick<Card, 'kind' | 'tool'>) => kind === 'tool' || tool !== undefined

/** @param card of the text at that path, if there is one */
export const isOfflinePage = (path: string, card: Pick<Card, 'kind' | 'tool'> | undefined): boolean =>
  path === signsPage.path || (card !== undefined && isTool(card))

/** Their paths, by the cards of tools and articles. */
export const offlinePages = (cards: readonly Card[]): string[] => [
  signsPage.path,
  ...cards.filter(isTool).map(({ path }) => path),
]
