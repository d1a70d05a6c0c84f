import type { BornChild, Member } from '../../contract/member.ts'
import { ageOf } from '../../domain/ages.ts'
import { ageInWords } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { birthDateOf, displayName, expectingLine, newestFirst, pregnancyOf } from '../../domain/member.ts'
import { Button } from '../ui/button.tsx'
import { Sign } from '../ui/sign.tsx'
import { Text } from '../ui/typography.tsx'
import { AccountLinks } from './placeholders.tsx'

interface Row {
  /** The name of its dialog, as in `data-profile-dialog`. */
  dialog: string
  name: string
  info?: string
}

const childRow = (child: BornChild, today: CalendarDate): Row => {
  const birth = birthDateOf(child.birth_date)
  return {
    dialog: `child:${child.id}`,
    name: displayName(child.first_name),
    info: birth ? ageInWords(ageOf(birth, today)) : 'birth date not given',
  }
}

interface Props {
  member: Member
  today: CalendarDate
  /** The page asks for a profile elsewhere, by the same button. */
  isAsked: boolean
}

/** All profiles of a member, each with a button to change it, and one to add more. */
export function Profiles({ member, today, isAsked }: Props) {
  const pregnancy = pregnancyOf(member)
  const rows: Row[] = [
    ...(pregnancy ? [{ dialog: 'pregnancy', name: expectingLine(pregnancy) }] : []),
    ...newestFirst(member.born_children).map(child => childRow(child, today)),
    ...(member.is_ttc ? [{ dialog: 'ttc', name: 'Trying to conceive' }] : []),
  ]
  return (
    <section aria-labelledby="profiles">
      <Text variant="heading" id="profiles">
        {isAsked ? 'Your account' : 'Your profiles'}
      </Text>
      {rows.length > 0 && (
        <ul className="profile-rows">
          {rows.map(({ dialog, name, info }) => (
            <li key={dialog}>
              <span>
                <bdi>{name}</bdi>
                {info && <small>{info}</small>}
              </span>
              <Button variant="quiet" data-profile-dialog={dialog} aria-label={`Change ${name}`}>
                Change
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isAsked && <AddProfile />}
      <noscript>
        <p className="text-small">Profiles are added and changed with JavaScript switched on.</p>
      </noscript>
      <AccountLinks />
    </section>
  )
}

interface Adding {
  variant?: 'primary' | 'secondary'
  /** The name of the dialog, as `openProfileAtom` takes it. */
  dialog?: string
  words?: string
}

/** A button that opens a dialog for a new profile. */
export const AddProfile = ({ variant = 'secondary', dialog = 'add', words = 'Add Profile' }: Adding) => (
  <Button variant={variant} data-profile-dialog={dialog}>
    <Sign name="plus" />
    {words}
  </Button>
)
