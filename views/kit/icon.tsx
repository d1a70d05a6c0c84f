/** Outlines on a 24 x 24 grid, drawn with a round pen. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  heart: 'M12 20C7 16 3.5 12.8 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.8-3.5 7-8.5 11z',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  phone: 'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A16.5 16.5 0 0 1 4 5.5a2 2 0 0 1 2-2z',
} as const

export type IconName = keyof typeof outlines

/** A small drawing beside words; it says nothing by itself. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
)
