// Stands in for views/island.tsx: only a component named in an .astro file can be hydrated, so the page hands its
// islands over as slots, and each takes its place in the tree of views that stays HTML.
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { IslandName } from '../../../../views/islands.ts'
import type { Assets } from '../../same/build.ts'
import { type ArticleData, ArticlePage } from '../../same/page.tsx'

type Slots = Partial<Record<IslandName, ReactNode>>

const SlotContext = createContext<Slots>({})

export const Island = ({ name }: { name: IslandName }) => createElement('x-island', null, use(SlotContext)[name])

interface Props {
  data: ArticleData
  assets: Assets
  privacyChoices?: ReactNode
  saveHeart?: ReactNode
  searchBox?: ReactNode
  shareButtons?: ReactNode
}

export const ArticleWithSlots: ComponentType<Props> = ({ data, assets, privacyChoices, saveHeart, searchBox, shareButtons }) => (
  <SlotContext
    value={{ 'privacy-choices': privacyChoices, 'save-heart': saveHeart, 'search-box': searchBox, 'share-buttons': shareButtons }}
  >
    <ArticlePage data={data} assets={assets} />
  </SlotContext>
)
