// What the server writes of the avatar dialog, and the words and addresses that it needs.
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import t from 'tap'
import { avatarAssets, colorNames, imageName, unpackAssets } from '../../views/account/avatar-assets.ts'
import { AvatarDialog } from '../../views/account/avatar-dialog.tsx'

const assets = avatarAssets(name => `/assets/${name}`)

t.test('before anybody asks there is a picture and a button, and no dialog', async t => {
  const html = renderToStaticMarkup(
    <Provider store={createStore()}>
      <AvatarDialog idString="1" username="emma" firstName="Emma" avatarUrl="/avatars/a.webp" assets={assets} />
    </Provider>,
  )
  t.match(html, /<img src="\/avatars\/a\.webp" alt=""/)
  t.match(html, /<button type="button" aria-label="Change avatar" aria-haspopup="dialog">/)
  t.notMatch(html, /<dialog|style=|<label/)
})

t.test('without a picture there is the letter', async t => {
  const html = renderToStaticMarkup(
    <Provider store={createStore()}>
      <AvatarDialog idString="1" username="emma" firstName="Émilie" avatarUrl="" assets={assets} />
    </Provider>,
  )
  t.notMatch(html, '<img')
  t.match(html, /aria-hidden="true">E</)
})

t.test('addresses and words', async t => {
  let files = 0
  const served: string[] = []
  const asset = (name: string) => {
    const address = `/assets/${name.replace('.', `-v${files++}.`)}`
    served.push(address)
    return address
  }
  const { images, sprites } = unpackAssets(avatarAssets(asset))
  t.equal(Object.keys(images).length, 16)
  const unpacked = [...Object.values(images), sprites.white, sprites.dark]
  t.same(unpacked.slice(1), served.slice(-17), 'each with its own version')
  t.match(images['sippy-cup'], /^\/assets\/avatars\/sippy-cup-v\d+\.svg$/)
  t.equal(
    unpackAssets(avatarAssets(name => `/a/${name}`)).sprites.dark,
    '/a/avatars/letters-dark.svg',
    'without versions too',
  )
  t.equal(new Set(Object.values(colorNames)).size, 12, 'each color has a name of its own')
  t.equal(imageName('dog-craft-lacing-project'), 'Dog craft lacing project')
})
