import { registryPage, registryPath } from '../content/registry/about.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { Opened } from '../views/page.tsx'
import { RegistryView } from '../views/registry/about/about.tsx'
import { QuietRegistryView, quietRegistryTitle } from '../views/registry/about/quiet-registry.tsx'
import { isOpened, openedBy, page } from './define-page.tsx'

/** What the registry is; lists themselves have pages of their own. */
export const registry = page({
  path: registryPath,
  query: [openedBy.name],
  load: ({ input }) => ({ isOpen: isOpened(input) }),
  head: () => ({
    title: registryPage.title,
    description: registryPage.description,
    path: registryPath,
    image: 'previews/tool.png',
    sheet: 'registry-about',
    breadcrumbs: breadcrumbs.plain(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: registryPage.title,
        description: registryPage.description,
        url: registryPath,
      },
    ],
  }),
  view: () => <RegistryView />,
  ads: () => ({ kind: 'registry' }),
  // After a loss it says what became of lists; whoever asks for the page gets it.
  whenSensitive: {
    title: quietRegistryTitle,
    view: ({ loaded }) =>
      loaded.isOpen ? (
        <Opened>
          <RegistryView />
        </Opened>
      ) : (
        <QuietRegistryView shown={`${registryPath}?${openedBy.name}=${openedBy.value}`} />
      ),
  },
  examples: [registryPath],
})
