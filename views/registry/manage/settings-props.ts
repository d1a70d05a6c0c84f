import type { Registry } from '../../../contract/registry.ts'
import type { Shown } from './manage-form.tsx'

/** What each part of a list's settings gets. */
export interface SettingsProps {
  list: Registry
  shown: Shown
  press: string
  /** The fields as they are kept. */
  values: Shown['values']
  saved?: string
}
