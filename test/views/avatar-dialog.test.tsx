// What the server writes of the avatar dialog, and the words and addresses that it needs.
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import t from 'tap'
import { avatarAssets, colorNames, imageName } from '../../views/account/avatar-assets.ts'
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

t.test('addresses and words', async t => {
  t.equal(Object.keys(assets.images).length, 16)
  t.equal(assets.images['sippy-cup'], '/assets/avatars/sippy-cup.svg')
  t.same(assets.sprites, { white: '/assets/avatars/letters-white.svg', dark: '/assets/avatars/letters-dark.svg' })
  t.equal(new Set(Object.values(colorNames)).size, 12, 'each color has a name of its own')
  t.equal(imageName('dog-craft-lacing-project'), 'Dog craft lacing project')
})
