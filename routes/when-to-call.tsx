import { signsPage } from '../content/danger-signs/signs-page.ts'
import { WhenToCallView } from '../views/content/when-to-call.tsx'
import { isOpened, openedBy, page } from './define-page.tsx'
import { textPage } from './structured-data.ts'

const { path, title, description } = signsPage

/** All danger signs and numbers. Nothing is recommended or advertised beside them. */
export const whenToCallPage = page({
  path,
  // After a loss fewer lists are shown, until somebody asks for all.
  query: [openedBy.name],
  load: ({ input }) => ({ all: isOpened(input) }),
  head: () => ({
    title: `${signsPage.label} ${title}`,
    description,
    path,
    type: 'article',
    jsonLd: [textPage({ ...signsPage, kind: 'article' })],
  }),
  view: ({ loaded }) => <WhenToCallView all={loaded.all} />,
  whenSensitive: 'itself',
  examples: [path],
})
