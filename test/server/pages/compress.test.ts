import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib'
import t from 'tap'
import {
  compress,
  type Encoding,
  encoder,
  liveEncoding,
  precompress,
  precompressedEncoding,
} from '../../../server/pages/compress.ts'

const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip']
const decode = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

t.test('what a browser may get', async t => {
  // header, best for kept bytes (the smallest), best for this answer only (the fastest)
  const table: [string | undefined, Encoding | null, Encoding | null][] = [
    [undefined, null, null],
    ['', null, null],
    ['identity', null, null],
    ['deflate, compress', null, null],
    ['gzip', 'gzip', 'gzip'],
    ['br', 'br', 'br'],
    ['zstd', 'zstd', 'zstd'],
    ['gzip, deflate, br, zstd', 'br', 'zstd'],
    ['gzip, deflate, br', 'br', 'br'],
    ['zstd,gzip', 'zstd', 'zstd'],
    ['*', 'br', 'zstd'],
    ['gzip, *', 'br', 'zstd'],
    ['*;q=0.5, gzip;q=1', 'gzip', 'gzip'],
    ['*;q=0', null, null],
    ['identity, *;q=0', null, null],
    ['gzip, *;q=0', 'gzip', 'gzip'],
    ['br;q=0', null, null],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['br;q=0, zstd;q=0, gzip;q=0', null, null],
    ['br;q=0.0, gzip', 'gzip', 'gzip'],
    ['br;q=0.000, gzip', 'gzip', 'gzip'],
    ['br;q=0, *', 'zstd', 'zstd'],
    ['zstd;q=0, *', 'br', 'br'],
    ['*, br;q=0, zstd;q=0', 'gzip', 'gzip'],
    ['br;q=0, zstd;q=0, gzip;q=0, *', null, null],
    ['gzip;q=1.0, br;q=0.5', 'gzip', 'gzip'],
    ['gzip;q=0.2, br;q=0.8, zstd;q=0.5', 'br', 'br'],
    ['gzip;q=0.001', 'gzip', 'gzip'],
    ['  gzip  ;  q=0.5  ,  br ', 'br', 'br'],
    ['gzip;q=abc', null, null],
    [',,,', null, null],
    ['gzipp, brx, xzstd', null, null],
  ]
  for (const [header, kept, live] of table) {
    t.equal(precompressedEncoding(header), kept, `kept: ${header}`)
    t.equal(liveEncoding(header), live, `live: ${header}`)
    t.equal(precompressedEncoding(header), kept, `asked again: ${header}`)
  }
})

t.test('an encoding that was refused is never sent', async t => {
  const weights = ['', ';q=0', ';q=0.5', ';q=1']
  const names = ['br', 'zstd', 'gzip', '*']
  const weightOf = (header: string, name: string) => {
    const item = header.split(', ').find(part => part.split(';')[0] === name)
    return item === undefined ? undefined : Number(item.split('q=')[1] ?? 1)
  }
  const wrong: string[] = []
  for (let n = 0; n < 256 * 16; n++) {
    // Four weights, and which of the names are there at all.
    const items = names.map((name, i) => name + weights[(n >> (2 * i)) & 3]).filter((_, i) => (n >> 8) & (1 << i))
    const header = items.join(', ')
    for (const [kind, negotiate] of Object.entries({ kept: precompressedEncoding, live: liveEncoding })) {
      const found = negotiate(header)
      const weight = found && (weightOf(header, found) ?? weightOf(header, '*') ?? 0)
      if (weight === 0) wrong.push(`${kind}: ${found} for ${header}`)
    }
  }
  t.same(wrong.slice(0, 10), [], `${wrong.length} wrong`)
})

const longest = 15_000 // milliseconds: a slow machine takes less for a few letters
const text = Buffer.from('<p>Week by week before, month by month after. 🍐</p>\n'.repeat(2000))

t.test('what is compressed can be read again', async t => {
  for (const encoding of encodings) {
    for (const bytes of [text, Buffer.alloc(0), Buffer.from('x')]) {
      t.ok(decode[encoding](await precompress[encoding](bytes)).equals(bytes), `${encoding}, slowly: ${bytes.length}`)
      t.ok(decode[encoding](await compress[encoding](bytes)).equals(bytes), `${encoding}, fast: ${bytes.length}`)
    }
    t.ok(
      (await precompress[encoding](text)).length <= (await compress[encoding](text)).length,
      `${encoding}: slow is not larger than fast`,
    )
  }
})

t.test('zstd frames may follow one another', async t => {
  const frames = [
    await precompress.zstd(text),
    await compress.zstd(Buffer.from('<i>between</i>')),
    await precompress.zstd(text),
  ]
  t.equal(zstdDecompressSync(Buffer.concat(frames)).toString(), `${text}<i>between</i>${text}`)
})

t.test('a stream lets out what was flushed', async t => {
  const decoders = { br: createBrotliDecompress, zstd: createZstdDecompress, gzip: createGunzip }
  for (const encoding of encodings) {
    const [packer, unpacker] = [encoder(encoding), decoders[encoding]()]
    packer.pipe(unpacker)
    packer.write('the shell')
    packer.flush()
    const [chunk] = await Promise.race([once(unpacker), late(longest)])
    t.equal(String(chunk), 'the shell', `${encoding}: readable before the end`)
    packer.end(' and the rest')
    t.equal(String((await once(unpacker))[0]), ' and the rest', encoding)
  }
})

const once = (stream: NodeJS.EventEmitter) =>
  new Promise<unknown[]>(resolve => stream.once('data', (...all) => resolve(all)))
const late = (ms: number) => new Promise<unknown[]>(resolve => setTimeout(() => resolve(['nothing came']), ms).unref())
