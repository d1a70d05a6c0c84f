import { links } from '../../content/site.ts'
import { usePrompts } from '../prompts/use-prompts.ts'
import { Art } from '../ui/art.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'

/** What Amazon promises those who make a registry there. */
const perks: readonly { name: string; icon: SignName }[] = [
  { name: 'Free Welcome Box', icon: 'box' },
  { name: '15% Registry Discount', icon: 'percent' },
  { name: 'Free 1-Year Returns', icon: 'return' },
  { name: 'Quick Free Shipping', icon: 'truck' },
  { name: 'Group Gifting', icon: 'people' },
  { name: 'Thank-You List', icon: 'list' },
]

/**
 * The advertisement for a registry on Amazon. It is the same for everyone: for members who have one the style sheet
 * hides it, by an attribute in the account area.
 */
export const AmazonPromo = () =>
  usePrompts().includes('amazon-promo') && (
    <aside className="amazon-promo" aria-label="Amazon baby registry" data-promo="amazon-registry">
      <Art name="registry-promo" alt="" />
      <div>
        <p className="text-kicker">Baby registry</p>
        <p className="text-heading">A registry on Amazon</p>
        <ul>
          {perks.map(({ name, icon }) => (
            <li key={name}>
              <Sign name={icon} />
              {name}
            </li>
          ))}
        </ul>
        <p className="text-small">
          This is an affiliate link: we may earn a commission when you use it. What is offered, and to whom, is up to
          Amazon.
        </p>
        <a
          className="button"
          href={links.amazonRegistry}
          rel="sponsored noopener"
          data-event="registry-click"
          data-destination="amazon-registry"
          data-decision-area="search-box"
          data-retailer="amazon"
        >
          Create an Amazon registry
        </a>
      </div>
    </aside>
  )
