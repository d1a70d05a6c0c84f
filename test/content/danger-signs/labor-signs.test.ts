import t from 'tap'
import { dangerSigns, signsPagePath } from '../../../content/danger-signs/danger-stages.ts'
import { laborSigns, laborSignWords } from '../../../content/danger-signs/labor-signs.ts'

t.test('the band beside the timer stands for rows of the table', async t => {
  const urgencies = new Map(dangerSigns.map(({ id, urgency }) => [id, urgency]))
  for (const id of Object.keys(laborSignWords)) t.equal(urgencies.get(id), 'now', id)
  t.equal(laborSigns.all.split('#')[0], signsPagePath)
  for (const sign of [/waters/, /bleeding/, /moves less/, /before 37 weeks/, /headache, or sight/])
    t.ok(
      laborSigns.band.some(words => sign.test(words)),
      String(sign),
    )
})
