import { quietGroups, quietPath } from '../content/quiet-almanac.ts'
import { pregnancyOf } from '../domain/member.ts'
import { quietCookie } from '../domain/sensitive.ts'
import type { Content } from '../publishing/load.ts'
import { QuietAlmanacView } from '../views/quiet/quiet-almanac.tsx'
import { quietTitle } from '../views/quiet/quiet-home.tsx'
import type { QuietShelf } from '../views/quiet/quiet-shelves.tsx'
import { page } from './define-page.tsx'
import { indexHead } from './structured-data.ts'

/** What the quiet almanac offers, by group; a piece that is not there is left out. */
export const quietShelves = (content: Content): QuietShelf[] =>
  quietGroups.map(({ id, title, pieces }) => ({
    id,
    title,
    cards: pieces.flatMap(slug => content.card('article', slug) ?? []),
  }))

const path = quietPath

export const quietAlmanac = page({
  path,
  form: {
    field: 'quiet',
    cookie: quietCookie,
    // The choice says nothing beside the pregnancy in a profile.
    body: (isQuiet, member) => (isQuiet && pregnancyOf(member) ? null : { member: { after_loss: isQuiet } }),
    next: '/',
  },
  load: ({ content, input, form }) => ({
    shelves: quietShelves(content),
    isOn: input.sensitive === true,
    message: form?.message,
  }),
  head: ({ shelves }) =>
    indexHead(
      {
        title: quietTitle,
        description:
          'After a loss: an almanac without calendars, guides, names or invitations, kept on your device or with your account.',
        path,
      },
      shelves.flatMap(({ cards }) => cards),
    ),
  view: ({ loaded }) => <QuietAlmanacView {...loaded} />,
  aboutLoss: () => true,
  whenSensitive: 'itself',
  examples: [path],
})
