import t from 'tap'
import { connectionsWithin, descriptorLimit } from '../../lib/descriptors.ts'

t.test('connections leave descriptors for everything else', async t => {
  t.same([64, 256, 1024, 65_536, 1_048_576, undefined].map(connectionsWithin), [8, 154, 614, 20_000, 20_000, 20_000])
})

t.test('this process has a limit', async t => {
  t.ok((descriptorLimit() ?? Number.POSITIVE_INFINITY) > 64)
})
