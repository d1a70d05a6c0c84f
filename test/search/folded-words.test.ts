import t from 'tap'
import { foldWord, stemOf } from '../../search/folded-words.ts'

t.test('forms of a word have one stem, other words another', async t => {
  for (const forms of [
    'baby babies',
    'feed feeds feeding',
    'pregnant pregnancy pregnancies',
    'ovulate ovulates ovulating ovulation',
    'swaddle swaddles swaddled swaddling',
    'nap naps napping napped',
    'box boxes',
    'itch itches itching',
    'sick sickness',
    'constipated constipation',
  ]) {
    const stems = forms.split(' ').map(stemOf)
    t.equal(new Set(stems).size, 1, `${forms}: ${stems}`)
  }
  for (const words of ['need seed feed bleed', 'plan plant', 'spring sprint', 'fever feel', 'bus us', 'labor label']) {
    const stems = words.split(' ').map(stemOf)
    t.equal(new Set(stems).size, stems.length, `${words}: ${stems}`)
  }
})

t.test('folded: small letters, no accents, no common words', async t => {
  t.same(['Estreñimiento', 'ZOË', 'The', 'whose'].map(foldWord), ['estrenimiento', 'zoe', null, 'whose'])
})
