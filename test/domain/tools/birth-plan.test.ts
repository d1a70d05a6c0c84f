import t from 'tap'
import { lossCard, newbornUnit, planFields, planSections } from '../../../content/birth-plan-lines.ts'
import { planWords } from '../../../content/birth-plan-words.ts'
import {
  choose,
  chosenCount,
  emptyPlan,
  isOfLoss,
  later,
  mostImportant,
  plannedPage,
  plannedSection,
  questionsToAsk,
  shortForm,
  toggleAsked,
  toggleImportant,
  writeField,
  writeWords,
} from '../../../domain/tools/birth-plan.ts'
import { headLines, type ShortPaper, shortEnd, shortPaper, shortTitle } from '../../../domain/tools/birth-plan-paper.ts'

const every = [...planSections, newbornUnit, lossCard]
const lines = every.flatMap(section => section.lines)

t.test('ids are their own, and those of the card for a loss are told by themselves', async t => {
  const ids = [...lines, ...every, ...planFields].map(({ id }) => id)
  t.equal(new Set(ids).size, ids.length)
  t.same(ids.filter(isOfLoss).sort(), [...lossCard.lines.map(({ id }) => id), 'loss'].sort())
  for (const { id, options } of lines) {
    t.ok(options.length > 0 && options.every(option => option.says && option.id !== later && option.id), id)
  }
})

t.test('a page of what was chosen', async t => {
  let plan = choose(choose(emptyPlan, 'moving', 'want'), 'drinking', later)
  plan = writeWords(plan, 'labor', ' Please knock. ')
  const [labor, ...others] = plannedPage(planSections, plan)
  t.same(others, [], 'what has nothing to say is left out')
  t.same(
    labor?.sentences.map(({ text }) => text),
    ['I would like to move and change position.', 'Please knock.'],
  )
  t.same(labor?.later, ['Drinking'])
  t.same(plannedPage(planSections, choose(plan, 'moving', 'of another list'))[0]?.sentences.length, 1)
  t.same(plannedPage(planSections, emptyPlan), [])
})

t.test('the short form holds what matters most, eight lines at most', async t => {
  let plan = emptyPlan
  const ids = planSections.flatMap(section => section.lines).slice(0, mostImportant + 2)
  for (const { id, options } of ids) plan = toggleImportant(choose(plan, id, options[0]?.id ?? ''), id)
  t.equal(plan.important.length, mostImportant)
  t.equal(shortForm(planSections, plan).length, mostImportant)
  const [first] = ids
  if (!first) return t.fail('no line')
  t.notOk(choose(plan, first.id, later).important.includes(first.id), 'what is decided later cannot matter most')
  t.equal(toggleImportant(plan, first.id).important.length, mostImportant - 1, 'a mark can be taken off')
  const own = toggleImportant(writeWords(emptyPlan, 'birth', 'No counting aloud.'), 'birth')
  t.same(
    shortForm(planSections, own).map(({ text }) => text),
    ['No counting aloud.'],
  )
  t.same(writeWords(own, 'birth', '').important, [])
})

t.test('the card for a loss is in nothing else', async t => {
  let plan = choose(emptyPlan, 'loss-see', 'want')
  plan = writeWords(plan, 'loss', 'Her name is Alma.')
  plan = { ...plan, important: ['loss-see', 'loss'], asked: ['loss-see'] }
  t.equal(chosenCount(plan), 0)
  t.same(shortForm(every, plan), [])
  t.same(questionsToAsk(every, plan), [])
  t.same(plannedPage([...planSections, newbornUnit], plan), [])
  t.equal(plannedSection(lossCard, plan).sentences.length, 2, 'it has its own lines')
})

t.test('questions to ask', async t => {
  const plan = toggleAsked(toggleAsked(emptyPlan, 'bath'), 'moving')
  t.same(
    questionsToAsk(planSections, plan).map(({ id }) => id),
    ['moving', 'bath'],
    'in the order of the page',
  )
  t.same(questionsToAsk(planSections, toggleAsked(toggleAsked(plan, 'bath'), 'moving')), [])
})

t.test('the head of the page has what was written', async t => {
  const plan = writeField(writeField(emptyPlan, 'name', ' Ana '), 'due', '  ')
  t.same(headLines(planFields, plan), [{ before: 'My name:', text: 'Ana' }])
})

t.test('an explanation stands with a line that there is', async t => {
  const explained = lines.filter(line => line.explained)
  t.same(explained.map(({ id }) => id).sort(), Object.keys(planWords).sort())
  for (const id of ['offering', 'exams', 'iv']) t.ok(planWords[id], id)
})

t.test('the plan speaks with one voice', async t => {
  const said = planSections.flatMap(section => section.lines).flatMap(({ options }) => options.map(({ says }) => says))
  t.same(
    said.filter(text => /\b(we|us|our)\b/i.test(text)),
    [],
  )
})

/** All that stands on a paper, in words. */
const wordsOn = ({ head, sentences }: ShortPaper) =>
  [shortTitle, shortEnd, ...head.flatMap(({ before, text }) => [before, text]), ...sentences.map(({ text }) => text)]
    .join(' ')
    .split(/\s+/).length

t.test('a nurse reads the short form in under a minute, whatever is marked', async t => {
  const sections = [...planSections, newbornUnit]
  const longest = (id: string) =>
    Math.max(...(lines.find(line => line.id === id)?.options ?? []).map(({ says }) => says.length))
  // The longest lines there are, the longest words of one's own, the fullest head.
  let plan = emptyPlan
  for (const { id } of planFields) plan = writeField(plan, id, 'Ask Ana or me, at any hour. '.repeat(9))
  const long = sections.flatMap(section => section.lines).toSorted((a, b) => longest(b.id) - longest(a.id))
  for (const { id, options } of long.slice(0, mostImportant)) {
    const [first] = options.toSorted((a, b) => b.says.length - a.says.length)
    plan = toggleImportant(choose(plan, id, first?.id ?? ''), id)
  }
  const chosen = shortPaper(headLines(planFields, plan), shortForm(sections, plan))
  t.ok(wordsOn(chosen) <= 220 && chosen.seconds <= 60, `${wordsOn(chosen)} words, ${chosen.seconds} seconds`)

  let own = { ...plan, important: [] as string[] } as typeof plan
  for (const { id } of sections.slice(0, mostImportant))
    own = toggleImportant(writeWords(own, id, 'I am so, as we all are. '.repeat(20)), id)
  const written = shortPaper(headLines(planFields, own), shortForm(sections, own))
  t.ok(wordsOn(written) <= 220 && written.seconds <= 60, `${wordsOn(written)} words, ${written.seconds} seconds`)
  t.equal(written.sentences.length + written.left.length, mostImportant, 'what is left out is told')
  t.ok(written.left.length > 0)
})

t.test('a paper of the usual length has all that was marked', async t => {
  let plan = writeField(writeField(emptyPlan, 'name', 'Ana Almeida'), 'preparation', 'A class')
  for (const { id, options } of planSections.flatMap(section => section.lines).slice(0, mostImportant))
    plan = toggleImportant(choose(plan, id, options[0]?.id ?? ''), id)
  const paper = shortPaper(headLines(planFields, plan), shortForm(planSections, plan))
  t.same(paper.left, [])
  t.equal(paper.sentences.length, mostImportant)
  t.same(paper.head, [{ before: 'My name:', text: 'Ana Almeida' }], 'how somebody prepared is left to the page')
  t.ok(paper.seconds > 20 && paper.seconds < 60, `${paper.seconds} seconds`)
  t.equal(shortPaper([], []).seconds, 10, 'title and end alone')
})
