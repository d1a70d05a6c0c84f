// Readers of registries for pages that are rendered without a member API.
import type { ReadRegistries } from '../../routes/loading.ts'

const nothing = () => Promise.reject(new Error('no registry is to be read here'))

/** Nobody has a list here; a test replaces what its page reads. */
export const noRegistries: ReadRegistries = {
  mine: nothing,
  one: nothing,
  gifts: nothing,
  guest: nothing,
  gift: nothing,
  find: nothing,
}
