import type { Registry } from '../../../contract/registry.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { usePage } from '../../page.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Text } from '../../ui/typography.tsx'
import { guestPath, listPath } from './paths.ts'
import { factsOf } from './wish-words.ts'

/** A sheet for the door of the fridge, or to be passed on: names, code, link and wishes. */
export function PrintView({ list }: { list: Registry }) {
  const { origins } = usePage().build
  const address = origins.registry + guestPath(list.link)
  return (
    <div className="manage manage-sheet">
      <Breadcrumb steps={[{ title: 'Share this list', path: listPath(list.id, '/share') }]} />
      <header className="manage-head">
        <Text variant="title">
          <bdi>{namesInLine(list.parents)}</bdi>
        </Text>
        {list.message && (
          <p>
            <bdi>{list.message}</bdi>
          </p>
        )}
      </header>
      <div className="manage-code">
        <QrCode address={address} label="The link to this list, for a camera" />
        <p translate="no">{address}</p>
      </div>
      <ol>
        {list.items.map(item => (
          <li key={item.id}>
            <bdi>{item.title}</bdi> <span>{factsOf(item).join(' · ')}</span>
          </li>
        ))}
      </ol>
      <PrintButton />
    </div>
  )
}
