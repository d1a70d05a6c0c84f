/** Where the save heart stands, by version of the experiment. */
export const sideOf = (version: 1 | 2) => (version === 2 ? 'right' : 'left')
