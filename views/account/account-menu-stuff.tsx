import { addressOf, type Hosts, type StuffLink } from './account-menu-links.ts'

interface Props {
  links: readonly StuffLink[]
  hosts: Hosts
  /** The address of the game's drawing; null where the game is not offered. */
  art: string | null
}

/** My Stuff, and the game. On a sensitive page the style sheet hides the game: the menu does not know its page. */
export const AccountStuff = ({ links, hosts, art }: Props) => (
  <>
    <p className="text-kicker" id="my-stuff">
      My Stuff
    </p>
    <ul className="account-stuff" aria-labelledby="my-stuff">
      {links.map(({ path, label, note, item }) => (
        <li key={path}>
          <a href={addressOf(path, hosts)} data-item={item}>
            {label} {note && <bdi>{note}</bdi>}
          </a>
        </li>
      ))}
    </ul>
    {art && (
      <a className="account-game" href={addressOf('/b/baby-name-game', hosts)}>
        <img src={art} alt="" width="96" height="64" loading="lazy" />
        <span>
          <b>Baby Name Game</b> See which names you keep coming back to.
        </span>
      </a>
    )}
  </>
)
