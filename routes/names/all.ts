// Every page on names.
import type { PageRoute } from '../define.tsx'
import { nameBySlug, namesRoot } from './by-slug.tsx'
import { popularityChart } from './chart.tsx'
import { favorites } from './favorites.tsx'
import { aToZ, listIndex, originIndex } from './indexes.tsx'
import { initialsPage } from './initials.tsx'
import { namesLanding } from './landing.tsx'
import { nameMatcher } from './matcher.tsx'
import { popularPage } from './popular.tsx'
import { nameSearchPage } from './search.tsx'

export const namePages: PageRoute[] = [
  namesLanding,
  popularPage,
  aToZ,
  originIndex,
  listIndex,
  nameSearchPage,
  popularityChart,
  initialsPage,
  nameMatcher,
  favorites,
  namesRoot,
  nameBySlug,
]
