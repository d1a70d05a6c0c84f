// Sharing, as far as it is counted: which way was chosen, never what was shared.
import type { EventOf } from '../domain/events.ts'
import { report } from './report.ts'

export type ShareWay = EventOf<'share-click'>['properties']['network']

/** Counts a way that was chosen. */
export const reportShare = (network: ShareWay) => report({ name: 'share-click', properties: { network } })
