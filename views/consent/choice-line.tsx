import { allowed, type Choice, type CountryGroup, consentsVersion } from '../../domain/consents.ts'
import { purposes } from '../../domain/purposes.ts'

interface Props {
  choice: Choice | null
  /** Whether it is stored on the device, beyond this page. */
  isStored: boolean
  /** Whether a member's choice is stored in their account; `none` for visitors without one. */
  account: 'none' | 'saved' | 'failed'
  country: CountryGroup
}

/** In the visitor's time zone, which only the browser knows: the server never renders it. */
const inWords = (at: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

const onDevice = (isStored: boolean) => (isStored ? 'is kept in this browser.' : 'lasts until you close this page.')

/** What holds while nothing was chosen. */
const untilThen = (country: CountryGroup) =>
  purposes
    .filter(({ id }) => allowed(id, null, false, country))
    .map(({ name }) => `“${name}”`)
    .join(' and ')

/** What was chosen last: when, which wording, and for how long it holds. */
export function ChoiceLine({ choice, isStored, account, country }: Props) {
  if (!choice)
    return `You have not chosen yet: ${untilThen(country)} on, everything else off.${isStored ? '' : ' This browser keeps a choice only while this page is open.'}`
  const when = <time dateTime={choice.at}>{inWords(choice.at)}</time>
  if (choice.version !== consentsVersion)
    return (
      <>
        What is asked has changed since your choice of {when}. Until you choose again: {untilThen(country)} on,
        everything else off.
      </>
    )
  return (
    <>
      Your choice of {when} (version&nbsp;{choice.version}){' '}
      {account === 'saved' ? 'is kept in your account.' : onDevice(isStored)}
      {account === 'failed' && ' Your account could not keep it: save it again in a few minutes.'}
    </>
  )
}
