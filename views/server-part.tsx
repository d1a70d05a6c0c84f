// Parts of an island that only the server makes. The browser finds their HTML in the page, so that what they are made of
// is not sent a second time in the island's props.
import { createContext, type ReactNode, use, useState } from 'react'

/** What the server puts in, by the id of its element; null in the browser. */
export const ServerParts = createContext<Readonly<Record<string, ReactNode>> | null>(null)

/** The element with a part. What has left the page is lost: hide what may come back. */
export function ServerPart({ id }: { id: string }) {
  const parts = use(ServerParts)
  const [__html] = useState(() => (parts ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  return parts ? <div id={id}>{parts[id]}</div> : <div id={id} dangerouslySetInnerHTML={{ __html }} />
}
