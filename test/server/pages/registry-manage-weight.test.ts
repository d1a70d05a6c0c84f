// What the page of a long list weighs for those who keep it.
import t from 'tap'
import { registryLimits } from '../../../domain/registry/registry.ts'
import { all, type Tag, textOf, withName } from '../../support/html.ts'
import { aRegistry, aWish } from '../../support/registries.ts'
import { guestSite, mainOf } from '../../support/registry-guests.ts'
import { memberBody, signedIn } from '../../support/server/member-api.ts'

const filled = (start: string, length: number) => start.padEnd(length, '-in-gray-wool')
/** As many wishes as a list can have, and as long together as they can be. */
const longest = Array.from({ length: registryLimits.items }, (_, i) =>
  aWish(`${i}`.padStart(22, 'i'), {
    title: filled(`Sleeping bag ${i}`, 100),
    url: `https://www.shop.example/${String(i).padStart(95, 'a')}`,
    note: filled('Size 70', 80),
    price: 2499 + i,
    quantity: 2,
    priority: 'most',
    second_hand: true,
  }),
)

t.test(
  `${registryLimits.items} long wishes weigh at most 700 KB, and every button says which one it is of`,
  async t => {
    const { id: list } = aRegistry()
    const emma = memberBody('emma')
    const { ask } = await guestSite(t, {
      'GET /members/me': [200, emma],
      [`GET /members/${emma.member.id_string}/registries/${list}`]: [200, { registry: aRegistry({ items: longest }) }],
    })
    const { body } = await ask({ url: `/manage/${list}`, headers: signedIn('emma') })
    const bytes = Buffer.byteLength(body)
    t.ok(bytes <= 700_000, `${bytes} bytes`)

    const [rows] = withName(mainOf(body), 'form').filter(form => withName(form, 'ol').length)
    if (!rows) return t.fail('there are no rows')
    const texts = new Map(
      all(rows, ({ attributes }) => 'id' in attributes).map(tag => [tag.attributes.id, textOf(tag).trim()]),
    )
    const nameOf = ({ attributes }: Tag) =>
      (attributes['aria-labelledby'] ?? '')
        .split(' ')
        .map(id => texts.get(id) ?? 'nothing')
        .join(' ')
    const pressed = all(rows, ({ name, attributes }) => name === 'button' || attributes.href?.startsWith('?') === true)
    t.same(
      pressed.map(nameOf),
      longest.flatMap(({ title }) =>
        ['Move up', 'Move down', 'Change', 'Take off the list'].map(does => `${does} ${title}`),
      ),
    )
  },
)
