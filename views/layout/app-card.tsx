import { site, stores } from '../../content/site.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Sign } from '../ui/sign.tsx'

/** The advertisement for the apps. */
export const AppCard = () =>
  usePage().sensitive ? null : (
    <div className="app-card">
      <Art name="app-card" alt="" />
      <div>
        <p className="app-card-title">{site.appName} in your pocket</p>
        <ul>
          <li>
            <a href={stores.ios} rel="noopener">
              <Sign name="apple" /> iOS
            </a>
          </li>
          <li>
            <a href={stores.android} rel="noopener">
              <Sign name="android" /> Android
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
