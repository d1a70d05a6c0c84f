import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { randomKey } from '../../lib/random-key.ts'

t.test('a key is 256 bits that do not come again', async t => {
  const keys = Array.from({ length: 100 }, randomKey)
  for (const key of keys) t.match(key, /^[0-9a-f]{64}$/)
  t.equal(new Set(keys).size, keys.length)
})

t.test('no script relies on what a browser has in secure contexts only', async t => {
  const dist = join(import.meta.dirname, '../../dist')
  const { assets }: { assets: Record<string, { file: string }> } = JSON.parse(
    readFileSync(join(dist, 'manifest.json'), 'utf8'),
  )
  // What keeps pages for when there is no network is nothing anybody relies on: elsewhere it does nothing.
  // What counts for an outside provider counts without a member where there is no secure context.
  const isOffline = (file: string) => /^js\/(offline|analytics)/.test(file)
  const files = Object.values(assets).flatMap(({ file }) => (file.endsWith('.js') && !isOffline(file) ? [file] : []))
  t.ok(files.length > 20)
  const only = /\brandomUUID\b|\bcrypto\.subtle\b|\bserviceWorker\b|\bstorage\.persist\b|\bcookieStore\b|\bcaches\./
  t.same(
    files.filter(file => only.test(readFileSync(join(dist, 'assets', file), 'utf8'))),
    [],
  )
})
