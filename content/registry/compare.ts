// Our registry beside the large ones, by what each says of itself. A cell is null where the pages that we read say
// nothing; nothing is taken from what others say about them.
import { brandName } from '../../domain/brand.ts'
import { registryLimits } from '../../domain/registry/registry.ts'

/** A page of a registry's own, and the day on which we read a copy of it. */
interface ReadPage {
  title: string
  url: string
  checked: string
}

export interface ComparedRegistry {
  id: 'ours' | 'babylist' | 'amazon' | 'myregistry'
  name: string
  /** Where its cells come from; ours are seen on this site. */
  pages: readonly ReadPage[]
}

const checked = '2026-11-24'

/** The columns, ours first. */
export const comparedRegistries: readonly ComparedRegistry[] = [
  { id: 'ours', name: brandName, pages: [] },
  {
    id: 'babylist',
    name: 'Babylist',
    pages: [{ title: 'Babylist, about itself', url: 'https://www.babylist.com/llms.txt', checked }],
  },
  {
    id: 'amazon',
    name: 'Amazon Baby Registry',
    pages: [
      {
        title: 'Set Up Co-Registrant Permissions',
        url: 'https://www.amazon.com/gp/help/customer/display.html?nodeId=GP3ZZ5HDSWXFTAZN',
        checked,
      },
      {
        title: 'Baby Registry Completion Discount',
        url: 'https://www.amazon.com/gp/feature.html?docId=1000626061',
        checked,
      },
    ],
  },
  {
    id: 'myregistry',
    name: 'MyRegistry',
    pages: [
      {
        title: 'How do my guests purchase gifts for me?',
        url: 'https://customercare.myregistry.com/en/support/solutions/articles/48000787501-how-do-my-guests-purchase-gifts-for-me-',
        checked,
      },
    ],
  },
]

/** What stands in a cell that is null. */
export const notStated = 'Not stated'

export interface ComparedRow {
  id: string
  title: string
  /** In the order of the columns. */
  cells: readonly [ours: string, babylist: string | null, amazon: string | null, myregistry: string | null]
}

const row = (id: string, title: string, ...cells: ComparedRow['cells']): ComparedRow => ({ id, title, cells })

export const comparedRows: readonly ComparedRow[] = [
  row(
    'shops',
    'Things from any shop',
    'Yes, by link or in your own words',
    'Yes, by browser button, app or link',
    null,
    'Yes; guests buy at the shop itself',
  ),
  row(
    'account',
    'Guests need an account',
    'No; a name and an e-mail address',
    'No',
    null,
    'Name, e-mail and order number are asked for',
  ),
  row(
    'surprise',
    'Who gave what',
    'Shown to parents from a day that they choose, and not before',
    'Its gift tracker shows what was bought, and who bought it',
    null,
    null,
  ),
  row(
    'group',
    'Group gifts',
    'In shares of one thing; no money passes through us',
    'Yes; guests pool money',
    'Yes; the main owner redeems the contributions',
    null,
  ),
  row(
    'funds',
    'Money as a gift',
    'No',
    'Cash funds, by PayPal and Venmo among others',
    'A diaper fund, and gift cards',
    null,
  ),
  row('help', 'Help and time as gifts', 'Yes, as lines of the list', 'Yes, as favors', null, null),
  row('used', '“Second-hand welcome” on a line', 'Yes', null, null, null),
  row(
    'address',
    'Delivery address',
    'Only for who has reserved, and only if you wish',
    'Kept from guests; gifts ship without it being shown',
    null,
    'Shown to guests on their way to the shop',
  ),
  row('found', 'Found by name', 'Only if you say yes', 'Once it is set to public', null, null),
  row(
    'owners',
    'Two parents',
    `Up to ${registryLimits.owners} owners with equal rights`,
    null,
    'A second one may edit; the main owner alone redeems discount, box and contributions',
    null,
  ),
  row(
    'discount',
    'Discount on what is left',
    'None; we sell nothing',
    '15% in its own shop, up to $600',
    '10% once on chosen items, up to 15% with Prime',
    null,
  ),
  row(
    'box',
    'Welcome box',
    'None',
    'After a purchase that qualifies; $8.95 for shipping',
    'Yes; its terms are on another page',
    null,
  ),
  row(
    'returns',
    'Returns',
    'By the rules of the shop that sold it',
    'Up to 9 months for things from its own shop',
    null,
    null,
  ),
  row('loss', 'After a loss', 'Closed to guests at once, without a word why', null, null, null),
]
