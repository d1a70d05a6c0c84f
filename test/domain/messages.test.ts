import t from 'tap'
import { avatarUnsaved, lossRecorded, messages, saveFailed, usernameTaken } from '../../domain/messages.ts'
import { shortSearch } from '../../domain/search-text.ts'

t.test('words that the specification fixes', async t => {
  t.equal(shortSearch, 'Please enter at least 2 characters.')
  t.equal(usernameTaken, 'This username is taken. Please try another username.')
  t.equal(avatarUnsaved, 'You have not saved the changes to your avatar. What would you like to do?')
  for (const words of [saveFailed, messages.broken])
    t.equal(words, 'An error occurred. Please try again or contact us if the problem persists.')
})

t.test('nothing cheers after a loss, or names it', async t => {
  t.notMatch(lossRecorded, /!|success|remove|pregnan|baby/i)
})
