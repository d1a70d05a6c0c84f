import type { Contractions } from '../../state/tools/contractions.ts'
import type { UsedTool } from './use-stored-tool.ts'

/** What the parts of the contraction timer get. */
export type ContractionsProps = Pick<UsedTool<Contractions>, 'value' | 'change'>
