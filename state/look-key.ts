/** Where the device remembers the look: words of `data-look`, as views/layout/look-switch.tsx offers them. */
export const lookKey = 'look'
