import { usePage } from '../page.tsx'
import { RefuseButton } from './refuse-button.tsx'
import { usePrompts } from './use-prompts.ts'

/** The one message of the site, under the header, while there is one. */
export function SiteMessageBanner() {
  const { build, href } = usePage()
  const message = build.message?.()
  if (!usePrompts().includes('site-message') || !message) return null
  const { id, text, link, until } = message
  return (
    <aside
      className="page-end"
      aria-label="Message"
      data-banner="site-message"
      data-refusable="site-message"
      data-seen="site-message-view"
      data-message-id={id}
      data-until={until}
    >
      <p>
        {text}{' '}
        {link && (
          <a href={href(link.path)} data-event="site-message-click">
            {link.label}
          </a>
        )}
      </p>
      <RefuseButton id="site-message" />
    </aside>
  )
}
