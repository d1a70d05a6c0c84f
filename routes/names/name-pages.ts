// Every page on names.
import type { PageRoute } from '../define-page.tsx'
import { nameBySlug } from './by-slug.tsx'
import { popularityChart } from './chart.tsx'
import { favorites } from './favorites.tsx'
import { nameGame } from './game.tsx'
import { nameGenerator } from './generator.tsx'
import { aToZ, listIndex, originIndex } from './indexes.tsx'
import { initialsPage } from './initials.tsx'
import { namesLanding } from './landing.tsx'
import { nameMatcher } from './matcher.tsx'
import { meaningPage } from './meaning.tsx'
import { middleNamePage } from './middle.tsx'
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
  nameGenerator,
  middleNamePage,
  meaningPage,
  nameGame,
  nameBySlug,
]
