import { report } from '../state/report.ts'
import { accountStage, readPageState } from './page-block.ts'

/**
 * One page view, of a member with their stage, and one exposure to the experiments in force; on the pages to join or
 * log in, what is done there.
 */
export function reportVisit() {
  const { layout, signedIn, versions } = readPageState()
  const stage = signedIn ? accountStage() : undefined
  const experiments = Object.entries(versions).map(([name, version]) => `${name}:${version}`)
  report({ name: 'page-view', properties: { layout, stage } })
  if (experiments.length)
    report({ name: 'experiment-exposure', properties: { experiments: experiments.sort().join(',') } })
  if (document.querySelector('.sign-in'))
    import('./sign-up.ts').then(
      signUp => signUp.countSignUps(),
      () => {},
    ) // joining works without it
}
