import { allSigns } from '../content/danger-signs/all-signs.ts'
import { WhenToCallView } from '../views/content/when-to-call.tsx'
import { page } from './define.tsx'
import { textPage } from './structured-data.ts'

const { path, title, description } = allSigns

/** All danger signs and numbers. Quiet: nothing is recommended or advertised beside them. */
export const whenToCallPage = page({
  path,
  head: () => ({
    title: `${allSigns.label} ${title}`,
    description,
    path,
    type: 'article',
    jsonLd: [textPage({ ...allSigns, kind: 'article' })],
  }),
  view: () => <WhenToCallView />,
  quiet: () => true,
  examples: [path],
})

/** The same with every list, for whoever is shown fewer after a loss and asks for the others. */
export const allSignsPage = page({
  path: `${path}/all`,
  head: () => ({ title: `${allSigns.label} ${title}`, description, path, noindex: true }),
  view: () => <WhenToCallView all />,
  quiet: () => true,
  listed: { kind: 'pages', pages: () => [] },
  examples: [`${path}/all`],
})
