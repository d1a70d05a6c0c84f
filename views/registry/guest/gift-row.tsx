// A gift in the list. There may be hundreds, so its markup is as little as can be: the style sheet goes by the elements.
import type { ReactNode } from 'react'
import type { GuestItem } from '../../../contract/registry.ts'
import { amountWords, giftFacts } from '../../../domain/registry/gift-words.ts'
import { hostOf } from '../../../domain/registry/links.ts'

/** The address of a shop, shown by its host; nothing for an address that is none. */
export function ShopLink({ url }: { url: string }) {
  const host = hostOf(url)
  return (
    host && (
      <a href={url} rel="ugc nofollow noopener noreferrer" target="_blank">
        {host}
      </a>
    )
  )
}

/** How much of a gift is taken or left; the script of the page keeps the figure up to date. */
export function Amount({ gift }: { gift: GuestItem }) {
  const words = amountWords(gift)
  return (
    words && (
      <>
        <b data-of={words.of}>{words.figure}</b>
        {words.rest}
      </>
    )
  )
}

interface Props {
  gift: GuestItem
  /** How it is reserved. */
  children?: ReactNode
}

export const GiftRow = ({ gift, children }: Props) => {
  const { id, title, note, url } = gift
  const facts = giftFacts(gift).join(' · ')
  return (
    <li id={id}>
      <h3>{title}</h3>
      {facts && <p>{facts}</p>}
      {note && <q>{note}</q>}
      <div>
        {(url || amountWords(gift)) && (
          <span>
            <ShopLink url={url} />
            <Amount gift={gift} />
          </span>
        )}
        {children}
      </div>
    </li>
  )
}
