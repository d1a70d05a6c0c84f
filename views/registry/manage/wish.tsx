import type { RegistryItem } from '../../../contract/registry.ts'
import { factsOf, hostShown } from './wish-words.ts'

/** What the list says of a wish. Its title names the buttons of its row too, by its id. */
export function Wish({ item }: { item: RegistryItem }) {
  const { id, title, url, note } = item
  const facts = factsOf(item).join(' · ')
  const host = hostShown(url)
  return (
    <>
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {facts && <p>{facts}</p>}
      {host && (
        <a href={url} rel="ugc nofollow noopener noreferrer" target="_blank">
          {host}
        </a>
      )}
      {note && (
        <q>
          <bdi>{note}</bdi>
        </q>
      )}
    </>
  )
}
