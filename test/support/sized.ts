/** How much of a proof is made: a part of it in `npm test`, all of it in `npm run test:long`. */
export const sized = <T>(some: T, all: T): T => (process.env.LONG ? all : some)
