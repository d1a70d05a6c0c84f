/**
 * Outlines on a 24 x 24 grid, stroked with round ends. A line of no length (h0) is a dot; an arc that ends .01 from
 * its start is a circle.
 */
export const outlines = {
  close: 'M6 6l12 12M18 6L6 18',
  heart: 'M12 20C7 16 3.5 12.8 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.8-3.5 7-8.5 11z',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  down: 'M6 10l6 6 6-6',
  back: 'M10 6l-6 6 6 6M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5l5 5',
  check: 'M5 12.5l5 5L19 7',
  share:
    'M6 9.5a2.5 2.5 0 1 0 .01 0zM18 3.5a2.5 2.5 0 1 0 .01 0zM18 15.5a2.5 2.5 0 1 0 .01 0zM8.3 10.8l7.4-3.6M8.3 13.2l7.4 3.6',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  eye: 'M2.5 12Q7 5.5 12 5.5t9.5 6.5Q17 18.5 12 18.5T2.5 12zM12 9a3 3 0 1 0 .01 0z',
  'eye-off': 'M2.5 12Q7 5.5 12 5.5t9.5 6.5Q17 18.5 12 18.5T2.5 12zM12 9a3 3 0 1 0 .01 0zM4 20L20 4',
  external: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17h0',
} as const

export type IconName = keyof typeof outlines

/** An outline as an SVG element. It is a decoration, without a text. */
export const Outline = ({ name, path }: { name: string; path: string }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** A small drawing next to words. Islands load all of these, so they are few; sign.tsx has the rest. */
export const Icon = ({ name }: { name: IconName }) => <Outline name={name} path={outlines[name]} />
