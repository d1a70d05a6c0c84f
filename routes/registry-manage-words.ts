// What the forms of those who keep a list say of a refusal in place of the API's own words, by its code.

export const goneList =
  'This list is not there any more: it was deleted, or you do not keep it any longer. What you typed is below, so that you can copy it.'

export const ownerWords = {
  wishes: { 'not-found': 'This wish is not on the list any more: it was taken off in the meantime.' },
  gifts: { 'not-found': 'This gift is not on your list any more: it was given back in the meantime.' },
  settings: { 'too-many-tries': 'Nothing was sent: you have invited many people today. Please try again tomorrow.' },
  add: { 'not-found': 'This list is not there any more. Please choose another one.' },
  invitation: { 'not-found': 'This invitation was used, or is older than 14 days. Please ask for a new one.' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
