// What the gifts of the member's own lists are worth, asked for by a press and told to nobody else.
import { atom } from 'jotai'
import type { Gift, Registry, RegistrySummary } from '../../contract/registry.ts'
import { giftSum } from '../../domain/registry/gift-sum.ts'
import type { Currency, Minor } from '../../domain/tools/money.ts'
import { memberAtom, refreshMemberAtom } from '../member.ts'
import { askMember, isFine } from '../member-ask.ts'

/** `surprise`: at least one list is still one, and no other has gifts. `left`: gifts that are not in the sum. */
export type ListGifts =
  | { status: 'failed' | 'surprise' | 'none' }
  | { status: 'found'; amount: Minor; left: number; isPartly: boolean }

/** Write a currency; gives what the gifts in it come to. Lists whose surprise is not over are not asked for gifts. */
export const askListGiftsAtom = atom(null, async (get, set, currency: Currency): Promise<ListGifts> => {
  if (!get(memberAtom)) await set(refreshMemberAtom)
  const member = get(memberAtom)
  if (!member) return { status: 'failed' }
  const read = async <Wire extends object>(path: string): Promise<Partial<Wire> | null> => {
    const { status, wire } = await askMember<Wire>(member, { method: 'GET', path: `/registries${path}` })
    return isFine(status) ? wire : null
  }
  const lists = (await read<{ items: RegistrySummary[] }>(''))?.items
  if (!lists) return { status: 'failed' }
  let [amount, left, found, hidden] = [0, 0, 0, 0]
  for (const { id } of lists) {
    const list = (await read<{ registry: Registry }>(`/${id}`))?.registry
    if (!list) return { status: 'failed' }
    if (!list.revealed) {
      hidden++
      continue
    }
    const gifts = (await read<{ gifts: Gift[] }>(`/${id}/gifts`))?.gifts
    if (!gifts) return { status: 'failed' }
    const sum = giftSum(list.items, gifts, currency)
    amount += sum.amount
    left += sum.left
    found += gifts.length
  }
  if (found > 0) return { status: 'found', amount, left, isPartly: hidden > 0 }
  return { status: hidden > 0 ? 'surprise' : 'none' }
})
