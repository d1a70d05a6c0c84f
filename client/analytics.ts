// The outside provider of analytics, where one is configured: its script is loaded after a yes, then it is told of this
// page, and of a member by an id that leads back to nobody. Pages load this file only while there is a provider.
import { allowed, choiceKey, choiceMade, newerChoice } from '../domain/consents.ts'
import { stagesOf } from '../domain/member.ts'
import { trackingData } from '../domain/tracking.ts'
import { opaqueId, readOwner } from '../state/analytics-owner.ts'
import { watchStored } from '../state/device-storage.ts'
import { sendsGpc, storedChoice } from '../state/stored-choice.ts'
import { whenShown } from '../state/when-shown.ts'
import { whenThere } from '../state/when-there.ts'
import { readPageState } from './page-block.ts'

/** Milliseconds between two looks for the provider's object, and until it is given up. */
const [everyMs, giveUpMs] = [100, 10_000]

/** What a provider's script puts into the window. */
interface Provider {
  identify(id: string, traits: object): void
  page(data: object): void
}

const { analytics, signedIn, country } = readPageState()
const gpc = sendsGpc()

function providerIn(name: string): Provider | undefined {
  const found: Partial<Provider> | undefined = Reflect.get(window, name)
  return typeof found?.identify === 'function' && typeof found.page === 'function' ? (found as Provider) : undefined
}

let hasBegun = false

/** Loads the provider and tells it of this page, once, if that is allowed. */
async function begin() {
  if (hasBegun || gpc || !analytics) return
  const owner = signedIn ? await readOwner() : null
  if (signedIn && !owner) return // it cannot be told what they said
  const choice = newerChoice(storedChoice(), owner?.choice ?? null)
  if (hasBegun || !allowed('analytics', choice, gpc, country)) return
  hasBegun = true
  document.head.append(Object.assign(document.createElement('script'), { src: analytics.script, async: true }))
  const provider = await whenThere(() => providerIn(analytics.object), everyMs, giveUpMs)
  if (!provider) return
  const member = owner?.member
  const data = trackingData({
    url: location.href,
    stage: member ? stagesOf(member) : 'none',
    email: member?.email ?? '',
    // The recorded yes of the member and no word against it on this device, however old.
    mayTellStage: allowed('stage', owner?.choice ?? null, gpc) && allowed('stage', choice, gpc),
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  const id = member && (await opaqueId(member))
  const { currentURL, ...traits } = data
  if (id) provider.identify(id, traits)
  provider.page({ currentURL, ...traits })
}

/** What fails here is no visitor's business. */
const beginQuietly = () => void begin().catch(() => {})

whenShown(beginQuietly)
document.addEventListener(choiceMade, beginQuietly) // somebody has said yes on this page
watchStored(choiceKey, beginQuietly) // or in another tab
