import t from 'tap'
import { readOn } from '../../domain/read-on.ts'

t.test('what leads on from a page whose experiment asks for it', async t => {
  for (const [path, link, from] of [
    ['/chinese-gender-chart', '/pregnancy-week-by-week', 'gender-chart'],
    ['/chinese-gender-chart', '/pregnancy-week-by-week/8-weeks-pregnant', 'gender-chart'],
    ['/chinese-gender-chart', '/due-date-calculator', undefined],
    ['/ovulation-calculator', '/topics/getting-pregnant', 'ovulation'],
    ['/ovulation-calculator', '/a/when-are-you-most-fertile', 'ovulation'],
    ['/topics/first-trimester', '/topics/pregnancy', 'topic'],
    ['/topics/first-trimester', '/topics/first-trimester', undefined],
    ['/topics/first-trimester', '/a/foods-to-limit-in-pregnancy', undefined],
    ['/a/foods-to-limit-in-pregnancy', '/topics/first-trimester', undefined],
  ] as const)
    t.equal(readOn(path, link), from, `${path} to ${link}`)
})
