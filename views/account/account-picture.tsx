import { defaultLetter } from '../../domain/avatar.ts'

interface Props {
  /** Empty when there is none. */
  url: string
  firstName: string
  /** In CSS pixels. */
  size: number
}

/**
 * A member's picture, drawn over their first letter. The letter is seen when there is no picture, and when it fails to
 * load: then its `src` is taken away.
 */
export const AccountPicture = ({ url, firstName, size }: Props) => (
  <span className="account-picture" aria-hidden="true">
    {defaultLetter(firstName)}
    {url && <img src={url} alt="" width={size} height={size} loading="lazy" suppressHydrationWarning />}
  </span>
)
