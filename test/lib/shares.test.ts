// How much of one asker goes on at once.
import t from 'tap'
import { createShares } from '../../lib/shares.ts'

t.test('so much of one asker, whatever others do, and again when it is over', async t => {
  const inShare = createShares(2, () => new RangeError('enough'))
  const ends: (() => void)[] = []
  const hold = () => new Promise<void>(resolve => ends.push(resolve))
  const first = [inShare('a', hold), inShare('a', hold)]
  await t.rejects(inShare('a', hold), { message: 'enough' })
  t.equal(await inShare('b', async () => 'fine'), 'fine')
  for (const end of ends) end()
  await Promise.all(first)
  for (let i = 0; i < 3; i++)
    await t.rejects(
      inShare('a', () => Promise.reject(new Error('failed'))),
      { message: 'failed' },
    )
  t.equal(await inShare('a', async () => 'fine'), 'fine', 'what failed is over too')
})
