import t from 'tap'
import { bytesOf, numberFile, openNumberFile } from '../../lib/number-file.ts'

const mark = 0x4c41_5431
const numbers = Uint32Array.of(7, 2 ** 32 - 1)
const file = numberFile(mark, [numbers.length, 3], Buffer.concat([bytesOf(numbers), Buffer.from('abc, and more')]))
const open = (bytes: Uint8Array, wanted = mark) => openNumberFile(bytes, 'list', wanted, 2)

t.test('what was written is read, wherever it lies in memory', async t => {
  for (const before of [0, 1, 4]) {
    const { sizes, ...read } = open(Buffer.concat([Buffer.alloc(before), file]).subarray(before))
    t.same([...sizes], [2, 3])
    t.same([...read.numbers(sizes[0] ?? 0)], [...numbers])
    t.equal(Buffer.from(read.bytes(sizes[1] ?? 0)).toString(), 'abc')
    t.equal(Buffer.from(read.rest()).toString(), ', and more')
  }
})

t.test('what is torn, damaged or of another layout is refused', async t => {
  const changed = Buffer.from(file)
  changed[file.length - 1] = 0
  t.throws(() => open(file.subarray(0, 15)), { message: 'The list has no head.' })
  t.throws(() => open(file, mark + 1), { message: 'The list is of another layout.' })
  for (const bytes of [changed, file.subarray(0, -1)])
    t.throws(() => open(bytes), { message: 'The bytes of the list are not those that were written.' })
})
