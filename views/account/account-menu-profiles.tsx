import { Sign } from '../ui/sign.tsx'
import type { ProfileRow } from './account-menu-rows.ts'

interface Props {
  rows: readonly ProfileRow[]
  /** Called before a dialog opens. */
  onPress?: () => void
}

/** The member's profiles, a button each that opens its dialog, and one more to add to them. They need script. */
export const AccountProfiles = ({ rows, onPress }: Props) => (
  <div className="account-profiles">
    {rows.length > 0 && (
      <ul>
        {rows.map(({ opens, tone, words, age }) => (
          <li key={opens} className={`tone-${tone}`}>
            <button type="button" data-profile-dialog={opens} aria-haspopup="dialog" onClick={onPress}>
              {age === undefined ? words : <bdi>{words}</bdi>}
              {age && (
                <>
                  {' '}
                  <span>{age}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    )}
    <button type="button" className="account-add" data-profile-dialog="add" aria-haspopup="dialog" onClick={onPress}>
      <Sign name="plus" />
      Add Profile
    </button>
  </div>
)
