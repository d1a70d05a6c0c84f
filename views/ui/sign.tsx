// Icons that only the server renders, and a few that one island needs.
import { Outline, outlines } from './icon.tsx'

const signs = {
  ...outlines,
  menu: 'M4 7h16M4 12h16M4 17h10',
  phone: 'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A16.5 16.5 0 0 1 4 5.5a2 2 0 0 1 2-2z',

  // Actions of a member
  dashboard: 'M4 4h6v9H4zM14 4h6v5h-6zM14 13h6v7h-6zM4 17h6v3H4z',
  user: 'M12 4a4 4 0 1 0 .01 0zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  people: 'M9 4.5a3.5 3.5 0 1 0 .01 0zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 7M18.5 14.5a6 6 0 0 1 3 5.5',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 9.5a3.5 3.5 0 1 0 .01 0z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  edit: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7L17 10.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M9 4.5l-5 5 5 5M4 9.5h10.5a5 5 0 0 1 0 10H10',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7z',

  // Kinds of things
  sun: 'M12 7.5a4.5 4.5 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  book: 'M12 6.5C10 4.8 7 4.3 3.5 4.5v13.5c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4.5C17 4.3 14 4.8 12 6.5zM12 6.5V20',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3 2',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11.5V16M12 8h0',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h0M4.5 12h0M4.5 18h0',
  tool: 'M16.5 3.5a5 5 0 0 0-5.5 7l-7 7L6.5 20l7-7a5 5 0 0 0 7-5.5l-3 3-3-1-1-3z',
  gift: 'M3.5 8h17v4h-17zM5 12v8.5h14V12M12 8v12.5M12 8C6 8 6 3 8.5 3S12 8 12 8s1-5 3.5-5S18 8 12 8',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  percent: 'M19 5L5 19M7.5 5a2.5 2.5 0 1 0 .01 0zM16.5 14a2.5 2.5 0 1 0 .01 0z',
  truck: 'M5 17H2.5V6H14v11H9M14 10h4l3.5 3.5V17H19M14 17h1M7 15a2 2 0 1 0 .01 0zM17 15a2 2 0 1 0 .01 0z',
  return: 'M4.5 9.5A8 8 0 1 1 4 13M4 4v5.5h5.5',

  // Other sites and app stores, drawn anew
  facebook: 'M12 3a9 9 0 1 0 .01 0zM15.5 8H14a2 2 0 0 0-2 2v11M9 13h6',
  tiktok: 'M13 3.5V16a4 4 0 1 1-4-4M13 3.5A5.5 5.5 0 0 0 18.5 9',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 0 .01 0zM17 7h0',
  pinterest: 'M12 3a9 9 0 1 0 .01 0zM9 13A3.6 3.6 0 1 1 12.5 15a3 3 0 0 1-1.9-.8M12 10L9.5 20.5',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9l5 3-5 3z',
  twitter:
    'M3 18.5c7 3.5 15-.5 15-9.5l2.5-3-3 .5C15 3.5 11 5.5 12 9.5 8.5 9.5 6 8 4 5.5c-1.5 3 0 6 2 7.5l-2-.5c.5 2 2 3.5 4 4-1.5 1.3-3 2-5 2z',
  apple:
    'M12 8C10 6.5 5 6.5 5 12.5c0 4 2.5 8 5 8 1 0 1.3-.5 2-.5s1 .5 2 .5c2 0 3.6-2.2 4.3-4.5-3.3-1.5-3-5.5 0-7C16.8 6.6 13.8 6.8 12 8zM12 7.5C12 5 13.3 3.5 15.2 3',
  android: 'M3 18a9 9 0 0 1 18 0zM7.3 10.5L5.5 7M16.7 10.5L18.5 7M8.5 14.5h0M15.5 14.5h0',
} as const

export type SignName = keyof typeof signs

/** All icons. */
export const signNames = Object.keys(signs) as SignName[] // keys of the table above, which TypeScript widens to string

/** A small drawing next to words, out of all icons. */
export const Sign = ({ name }: { name: SignName }) => <Outline name={name} path={signs[name]} />
