/** How often a proof is repeated: few times in `npm test`, in full by `npm run test:faults:site`. */
export const sized = (few: number, full: number): number => (process.env.FAULTS === 'full' ? full : few)
