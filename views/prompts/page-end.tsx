import type { AdPage } from '../../domain/ads.ts'
import { withoutThoseThatGiveWay } from '../../domain/prompts/decide.ts'
import { sweepsBanner } from '../../experiments/sweeps-banner.ts'
import { useVersion } from '../page.tsx'
import { AppInstall } from './app-install.tsx'
import { HouseCard } from './house-card.tsx'
import { SignUpBanner } from './sign-up-banner.tsx'
import { Survey } from './survey.tsx'
import { usePrompts } from './use-prompts.ts'

/** What may be said to a reader who has come to the end. All of it is a part of the page: nothing covers, nothing moves. */
export function PageEnd({ ads }: { ads: AdPage | null }) {
  const prompts = usePrompts()
  const isCorner = useVersion(sweepsBanner) === 2
  return withoutThoseThatGiveWay(prompts).map(id => {
    if (id === 'survey') return <Survey key={id} />
    if (id === 'app-install') return <AppInstall key={id} />
    if (id === 'sign-up-banner') return <SignUpBanner key={id} place={isCorner ? 'corner' : 'end'} />
    return id === 'house-card' && ads ? <HouseCard key={id} page={ads} /> : null
  })
}
