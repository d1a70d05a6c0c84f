// Every form of a registry, for its owners and its guests, with what it usually holds.

interface Kept {
  /** '/manage/{id}'. */
  home: string
  id: string
  link: string
  /** The id of a wish that is on the list. */
  wish: string
  /** The token of a giver's page. */
  gift: string
}

type Form = readonly [pattern: string, path: string, fields: Record<string, string>]

const about = { first_name: 'Emma', last_name: 'Lee', event_kind: 'due', event_date: '2027-02-01', town: 'Springfield' }
export const wishFields = {
  title: 'Cot',
  url: 'https://shop.example/cot',
  note: 'oak',
  price: '12',
  currency: 'USD',
  quantity: '1',
  shares: '',
  group: 'sleep',
  kind: 'thing',
  priority: 'normal',
}
export function registryForms({ home, id, link, wish, gift }: Kept): readonly Form[] {
  const list = `/registry/${link}`
  const giver = { item: wish, name: 'Ada', email: 'ada@example.com', quantity: '1', message: 'With love', key: '' }
  return [
    ['/manage', '/manage', { action: 'create', ...about, target: '/manage/add?title=x' }],
    ['/manage/add', '/manage/add', { list: id, ...wishFields }],
    ['/manage/invitation/:token', `/manage/invitation/${'A'.repeat(43)}`, {}],
    ['/manage/:id', home, { action: 'add', ...wishFields }],
    ['/manage/:id', home, { action: 'change', item: wish, ...wishFields, quantity: '90' }],
    ['/manage/:id', home, { row: `up ${wish}`, order: wish }],
    ['/manage/:id/settings', `${home}/settings`, { action: 'save', ...about, address: '1 Street', also_at: '' }],
    ['/manage/:id/settings', `${home}/settings`, { action: 'invite', email: 'jo@example.com' }],
    ['/manage/:id/settings', `${home}/settings`, { action: 'status', status: 'open', words: '' }],
    ['/manage/:id/share', `${home}/share`, { action: 'pin', pin: 'x' }],
    ['/manage/:id/share', `${home}/share`, { action: 'table', table: 'Title,Price\nBib,3\n' }],
    ['/manage/:id/gifts', `${home}/gifts`, { action: 'thanks', gift: 'A'.repeat(22), thanks: 'Thank you' }],
    ['/registry/:link', `${list}?item=${wish}`, giver],
    ['/registry/:link/pin', `${list}/pin`, { pin: '1234' }],
    ['/registry/:link/gift/:token', `${list}/gift/${gift}`, { does: 'message', message: 'Dear both' }],
  ]
}
