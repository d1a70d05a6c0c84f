import { defaultLetter } from '../../domain/avatar.ts'

interface Props {
  /** Empty when there is none. */
  url: string
  firstName: string
  /** In CSS pixels. */
  size: number
}

/**
 * A member's picture over their letter, which is seen when there is none and when it failed: then it has lost its
 * address.
 */
export const AccountPicture = ({ url, firstName, size }: Props) => (
  <span className="account-picture" aria-hidden="true">
    {defaultLetter(firstName)}
    {url && <img src={url} alt="" width={size} height={size} loading="lazy" suppressHydrationWarning />}
  </span>
)
