// Pictures in a folder.
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { fileAvatarStore, newPictureName } from '../../../members/avatars/store.ts'
import { freshPlace } from '../../support/stores.ts'

t.test('put, read, list and remove', async t => {
  const folder = join((await freshPlace(t, 'sqlite')).dataDir, 'deep', 'avatars')
  const pictures = fileAvatarStore(folder)
  t.same(await pictures.list(Number.POSITIVE_INFINITY), [], 'before there is a folder')
  const name = newPictureName()
  t.equal(await pictures.read(name), null)
  await pictures.put(name, Buffer.from('first'))
  await t.rejects(pictures.put(name, Buffer.from('second')), { code: 'EEXIST' })
  t.equal(String(await pictures.read(name)), 'first')
  utimesSync(join(folder, name), 1000, 1000)
  t.same(await pictures.list(1_000_000), [], 'none was there before')
  t.same(await pictures.list(1_000_001), [name])
  await pictures.remove(name)
  await pictures.remove(name)
  t.same(readdirSync(folder), [])
})

t.test('other names are none', async t => {
  const { dataDir } = await freshPlace(t, 'sqlite')
  const pictures = fileAvatarStore(join(dataDir, 'avatars'))
  writeFileSync(join(dataDir, 'secret'), 'secret')
  for (const name of [
    '',
    '.',
    '..',
    '../secret',
    `../${newPictureName()}`,
    '/etc/passwd',
    `${newPictureName()}\0`,
    'a.webp',
  ])
    for (const act of [
      () => pictures.read(name),
      () => pictures.remove(name),
      () => pictures.put(name, Buffer.from('x')),
    ])
      await t.rejects(async () => act(), { message: 'no name of a picture' }, name)
})
