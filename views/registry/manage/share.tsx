import { namesInLine } from '../../../domain/registry/names.ts'
import { Island } from '../../island.tsx'
import { usePage } from '../../page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Text } from '../../ui/typography.tsx'
import { ListFrame } from './list-frame.tsx'
import { ManageForm, shownOf } from './manage-form.tsx'
import { addPath, guestPath, listPath } from './paths.ts'
import type { ShareProps } from './share-props.ts'
import { TablePart } from './share-table.tsx'

/** How others come to see a list, and how wishes come into it from elsewhere. */
export function ShareView(props: ShareProps) {
  const { list, saved } = props
  const { origins } = usePage().build
  const address = origins.registry + guestPath(list.link)
  return (
    <ListFrame list={list} part="/share" title="Share this list" saved={saved}>
      <section className="manage-part" aria-labelledby="link">
        <Text variant="heading" id="link">
          The link
        </Text>
        <p>Whoever has it can see the list and reserve something, without an account. Nobody can guess it.</p>
        <Island name="registry-link" props={{ address, names: namesInLine(list.parents) }} when="interaction" />
        <div className="manage-code">
          <QrCode address={address} label="The link to this list, for a camera" />
          <p>
            <a href={guestPath(list.link)}>See it as your guests do</a>
            {!list.revealed && ': to you nothing looks reserved.'}
          </p>
          <ButtonLink href={listPath(list.id, '/print')} variant="secondary">
            A sheet to print
          </ButtonLink>
        </div>
      </section>
      <PinPart {...props} />
      <NewLinkPart {...props} />
      <section className="manage-part" aria-labelledby="bookmark">
        <Text variant="heading" id="bookmark">
          Add from any shop
        </Text>
        <p>
          A bookmark takes the page that you are looking at, with its title and price as your browser sees them, to a
          form here. Nothing is added before you press its button, and our server never opens the page. It reads a page
          only when you press it.
        </p>
        <Island name="registry-bookmark" props={{ address: origins.registry + addPath }} when="visible" />
        <p>
          On a phone, put this site on the home screen: it then stands in the menu “Share” of your browser and of many
          shops.
        </p>
      </section>
      <TablePart {...props} />
    </ListFrame>
  )
}

const PinPart = ({ list, shown: given, press }: ShareProps) => {
  const shown = shownOf(given, 'pin')
  const here = listPath(list.id, '/share')
  return (
    <section className="manage-part" aria-labelledby="pin">
      <Text variant="heading" id="pin">
        A PIN
      </Text>
      <p>
        {list.has_pin
          ? 'Guests are asked for a PIN before they see anything. Tell it to them apart from the link.'
          : 'Without a PIN the link alone is enough. With one, guests type 6 to 8 digits before they see anything.'}
      </p>
      {list.pin && (
        <p>
          The PIN is <b translate="no">{list.pin}</b>.
        </p>
      )}
      <ManageForm
        to={here}
        action="pin"
        press={press}
        shown={shown}
        button={list.has_pin ? 'Change the PIN' : 'Set a PIN'}
        variant="secondary"
      >
        <TextInput
          type="text"
          name="pin"
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          value={shown.values.pin}
          error={shown.errors.pin}
        />
      </ManageForm>
      {list.has_pin && (
        <ManageForm
          to={here}
          action="no-pin"
          shown={shownOf(given, 'no-pin')}
          button="Take the PIN away"
          variant="quiet"
        />
      )}
    </section>
  )
}

const NewLinkPart = ({ list, shown: given, press }: ShareProps) => (
  <section className="manage-part" aria-labelledby="new-link">
    <Text variant="heading" id="new-link">
      A new link
    </Text>
    <p>
      If the link went where it should not, make a new one. The old one, every code and every printed sheet with it lead
      nowhere from then on. Gifts that are reserved stay reserved, and their givers’ own pages go on working.
    </p>
    <ManageForm
      to={listPath(list.id, '/share')}
      action="link"
      press={press}
      shown={shownOf(given, 'link')}
      button="Make a new link"
      variant="secondary"
    />
  </section>
)
