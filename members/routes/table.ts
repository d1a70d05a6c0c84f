// All routes of the member API: one line for each file.
import type { Routes } from '../context.ts'
import { accountDataRoutes } from './account-data.ts'
import { accountRoutes } from './accounts.ts'
import { avatarRoutes } from './avatars.ts'
import { childRoutes } from './children.ts'
import { consentRoutes } from './consents.ts'
import { credentialRoutes } from './credentials.ts'
import { cycleRoutes } from './cycle.ts'
import { emailLinkRoutes } from './email-links.ts'
import { favoriteNameRoutes } from './favorite-names.ts'
import { favoriteShareRoutes } from './favorite-shares.ts'
import { lossRoutes } from './losses.ts'
import { matchRoutes } from './matches.ts'
import { meRoutes } from './me.ts'
import { passkeyRoutes } from './passkeys.ts'
import { passwordResetRoutes } from './password-resets.ts'
import { pregnancyRoutes } from './pregnancies.ts'
import { profileRoutes } from './profile.ts'
import { registryRoutes } from './registries.ts'
import { registryGiftRoutes } from './registry-gifts.ts'
import { registryGuestRoutes } from './registry-guests.ts'
import { registryItemRoutes, registryOwnerRoutes } from './registry-items.ts'
import { savedArticleRoutes } from './saved-articles.ts'
import { securityRoutes } from './security.ts'
import { sessionRoutes } from './sessions.ts'
import { sweepstakesRoutes } from './sweepstakes.ts'

export const routes: readonly Routes[] = [
  accountRoutes,
  sessionRoutes,
  passwordResetRoutes,
  credentialRoutes,
  emailLinkRoutes,
  meRoutes,
  avatarRoutes,
  accountDataRoutes,
  childRoutes,
  consentRoutes,
  cycleRoutes,
  favoriteNameRoutes,
  favoriteShareRoutes,
  lossRoutes,
  matchRoutes,
  pregnancyRoutes,
  profileRoutes,
  savedArticleRoutes,
  sweepstakesRoutes,
  securityRoutes,
  passkeyRoutes,
  registryRoutes,
  registryItemRoutes,
  registryOwnerRoutes,
  registryGiftRoutes,
  registryGuestRoutes,
]
