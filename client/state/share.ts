// Sharing, as far as it is counted: which way was chosen, never what was shared.
import { atom } from 'jotai'
import type { EventOf } from '../../domain/events.ts'
import { report } from '../report.ts'

type Network = EventOf<'share-click'>['properties']['network']

/** Write the way that was chosen. */
export const shareAtom = atom(null, (_get, _set, network: Network) => report({ name: 'share-click', properties: { network } }))
