import { type ShareNetwork, shareLinks } from '../../domain/share.ts'
import { Island } from '../island.tsx'
import { Sign, type SignName } from './sign.tsx'

const icons: Record<ShareNetwork, SignName> = {
  facebook: 'facebook',
  pinterest: 'pinterest',
  twitter: 'twitter',
  email: 'mail',
}

interface Props {
  /** The page's full address. */
  url: string
  title: string
}

/** Links and buttons to share a page. The links work without script; client/clicks.ts counts presses. */
export const ShareRow = ({ url, title }: Props) => (
  <section className="share-row" aria-labelledby="share">
    <h2 id="share" className="text-kicker">
      Share this page
    </h2>
    <ul>
      {shareLinks({ url, title }).map(({ network, name, href }) => (
        <li key={network}>
          <a href={href} rel="noopener" data-event="share-click" data-network={network}>
            <Sign name={icons[network]} />
            {name}
          </a>
        </li>
      ))}
    </ul>
    <Island name="share-buttons" props={{ url, title }} when="visible" />
  </section>
)
