// What the store is asked for a request, to compare the work of two.
import type { TestMembers } from '../members.ts'

/** Which statements the store was asked, by their kinds and in order. */
export function countStatements({ store }: TestMembers) {
  const plainDb = store.db
  const kinds: string[] = []
  const noted = plainDb.withPlugin({
    transformQuery({ node }) {
      kinds.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  Object.assign(store, { db: noted }) // the routes ask the same object
  return { take: () => kinds.splice(0), end: () => Object.assign(store, { db: plainDb }) }
}
