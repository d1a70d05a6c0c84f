// What is wrong with a field of a registry, by the code that the member API answers; the same words stand beside the
// field in the browser.
export const registryMessages = {
  'title-missing': 'Please say what it is.',
  'title-long': 'Please use at most 200 characters here. There is room for more in the note.',
  'one-line': 'Please leave out line breaks and control characters.',
  'text-characters': 'Please leave out control characters.',
  'url-invalid': 'Please enter the address of a page, such as https://example.com/blanket.',
  'url-long': 'This address is longer than 2,000 characters. Please use a shorter one.',
  'item-note-long': 'Please use at most 500 characters.',
  'price-range': 'Please enter a price from 0 to 1,000,000.',
  'quantity-range': 'Please enter a number from 1 to 99.',
  'shares-range': 'Please enter 2 to 50 shares.',
  'shares-one': 'A group gift is one thing. Please set how many to 1, or leave out the shares.',
  'shares-price': 'A group gift needs a price, so that everybody knows what a share is.',
  'shares-price-small': 'This price is too small for so many shares.',
  'parents-missing': 'Please enter at least one first name, as your guests know you.',
  'parent-name-long': 'Please use at most 50 characters.',
  'parents-many': 'There is room for two parents here.',
  'event-date-missing': 'Please enter the date, or choose “No date”.',
  'event-date-range': 'Please enter a date from one year ago to two years from now.',
  'town-long': 'Please use at most 80 characters.',
  'state-unknown': 'Please choose one of the states.',
  'message-long': 'Please use at most 1,000 characters.',
  'address-long': 'Please use at most 400 characters.',
  'also-at-many': 'There is room for 6 other lists.',
  'surprise-date': 'Please enter a date from one year ago to three years from now.',
  'surprise-soon':
    'A surprise can’t end from one moment to the next. Please choose a day at least 7 days from today, or a later one.',
  'findable-names': 'To be found by name, a parent needs a first and a last name with two letters each.',
  'pin-form': 'Please use 6 to 8 digits.',
  'pin-wrong': 'This is not the PIN of this list. Please ask the parents for it.',
  'pin-needed': 'This list has a PIN by now. Please enter it first, then choose your gift again.',
  'giver-name-missing': 'Please enter your name, so that the parents know whom to thank.',
  'giver-name-long': 'Please use at most 80 characters.',
  'giver-message-long': 'Please use at most 500 characters.',
  'gifts-many':
    'You have chosen 12 gifts of this list already. Say of one that you have bought it, or give one back, then choose another.',
  'words-full':
    'As much is written about the gifts of this list as it can hold. Please leave this out, or make it shorter.',
  'thanks-long': 'Please use at most 1,000 characters.',
  'search-first': 'Please enter at least two letters of the first name.',
  'search-last': 'Please enter at least two letters of the last name.',
  taken: 'Somebody was a little faster: there are not so many left.',
  'own-list': 'This is your own list: only guests can reserve from it.',
  'not-open': 'This list is not open at the moment.',
  'duplicate-item': 'There is something like this on your list already.',
  'items-many': 'Please add at most 200 at once.',
  'still-a-surprise': 'What is reserved stays a surprise until the day you chose.',
  'gift-released': 'You have given this gift back. If you would like it again, please reserve it again.',
  'last-owner': 'You are the only one who keeps this list. You can delete it instead.',
  'owners-many': 'Four people keep this list already.',
  'invitations-many': 'Five invitations are on their way already. Each works for 14 days.',
  'invitation-letters-many':
    'Nothing was sent: many invitations went to this address today already. Please try again tomorrow.',
  'registries-many': 'You have 10 lists already. Please delete one first.',
  'gifts-full':
    'As many gifts as this list can take are reserved already. Please ask the parents what else would help.',
  'list-full': 'This list is full. Please remove something first.',
} as const

/** A code of `registryMessages`. */
export type RegistryProblem = keyof typeof registryMessages

/** The words for a code; '' for none. */
export const wordsFor = (problem: RegistryProblem | null | undefined): string =>
  problem ? registryMessages[problem] : ''
