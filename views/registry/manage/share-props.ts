import type { Registry } from '../../../contract/registry.ts'
import type { Shown } from './manage-form.tsx'

/** What each part of the page that shares a list gets. */
export interface ShareProps {
  list: Registry
  shown: Shown
  press: string
  saved?: string
}
