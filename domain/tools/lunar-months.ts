// The months of the Chinese calendar, 1940 to 2060. Taken over on 2026-11-23 from the package lunar-javascript 1.7.7 by
// 6tail (MIT, see lunar-months-license.txt), which reckons them by the astronomical rules for the meridian of China; only
// its result is here. Why not the platform's `Intl`: docs/decisions/0038-the-chinese-calendar-is-a-table.md.
/** The first year of the table; it begins on the first day of `lunarSpan`. */
export const firstLunarYear = 1940

/** Five years a line: L is a month of 30 days, s one of 29; + stands before a leap month. */
const fives = [
  /* 1940 */ 'LLsLsLssLsLs LLsLLs+LssLsLs LsLLsLsLsLsL sLsLsLLsLsLs LsLs+LsLsLLsLL',
  /* 1945 */ 'ssLssLsLLLsL LssLssLsLLsL LL+ssLssLsLsLL LsLsLssLsLsL LsLLsLs+sLsLsL',
  /* 1950 */ 'sLLsLLssLsLs LsLLsLsLsLsL sLsLs+LsLLsLsL sLssLLsLLsLs LsLssLsLLsLL',
  /* 1955 */ 'sLs+LssLsLsLLL sLsLssLsLsLL LsLsLssL+sLsLs LLLsLssLsLsL sLLsLsLsLsLs',
  /* 1960 */ 'LsLsLL+sLsLsLs LsLsLsLLsLsL sLssLsLLsLLs LsLs+sLsLsLLLs LsLssLsLsLLL',
  /* 1965 */ 'sLsLssLssLLs LLL+sLssLssLLs LLsLLssLsLsL sLsLLsL+sLsLsL sLsLsLLsLsLs',
  /* 1970 */ 'LssLsLLsLLsL sLssL+sLsLLLsL sLssLsLsLLsL LsLssLssLLsL LLsL+ssLssLLsL',
  /* 1975 */ 'LLsLssLssLsL LLsLsLsL+ssLsL LsLLsLsLsLss LsLLsLLsLsLs LssLsL+LsLLsLs',
  /* 1980 */ 'LssLsLsLLsLL sLssLssLLsLL LsLs+sLssLsLLL LsLssLssLsLL LsLLssLssL+sLL',
  /* 1985 */ 'sLLsLsLssLsL sLLsLLsLsLss LsLsLL+sLLsLss LsLsLsLLsLLs LssLsLsLsLLL',
  /* 1990 */ 'sLssL+ssLsLLLL sLssLssLsLLL sLLssLssLsLL sLL+sLsLssLsLs LLLsLsLssLsL',
  /* 1995 */ 'sLLsLsLL+ssLsL sLsLLsLsLLss LsLsLsLLsLLs LssLs+sLLsLLsL LssLssLsLLLs',
  /* 2000 */ 'LLssLssLsLLs LLsL+sLssLsLsL LLsLsLssLsLs LLsLLsLssLsL sL+sLLsLsLsLsL',
  /* 2005 */ 'sLsLsLLsLsLs LsLsLsL+sLLsLL ssLssLsLLLsL LssLssLsLLsL LLssL+ssLsLsLL',
  /* 2010 */ 'LsLsLssLsLsL LsLLsLssLsLs LsLL+sLsLsLsLs LsLsLLsLsLsL sLsLsLsLL+sLsL',
  /* 2015 */ 'sLssLsLLLsLs LsLssLsLLsLL sLsLss+LsLsLLL sLsLssLsLsLL LsLsLssLssLL',
  /* 2020 */ 'sLLL+sLssLsLsL sLLsLsLsLsLs LsLsLLsLsLsL sL+ssLLsLLsLsL sLssLsLLsLLs',
  /* 2025 */ 'LsLssL+sLsLLLs LsLssLssLLLs LLsLssLssLLs LLLsL+ssLssLLs LLsLsLsLssLL',
  /* 2030 */ 'sLsLLsLsLsLs sLL+sLsLLsLsLs LssLsLLsLLsL sLssLsLsLLL+sL sLssLsLsLLsL',
  /* 2035 */ 'LsLssLssLLsL LLsLss+LssLsLL LLsLssLssLsL LLsLsLsLssLs LLsLL+sLsLsLss',
  /* 2040 */ 'LsLLsLsLLsLs sLsLsLLsLLsL sL+ssLsLsLLsLL sLssLssLLsLL LsLssLs+sLsLLL',
  /* 2045 */ 'LsLssLssLsLL LsLsLsLssLsL LsLLs+LsLssLsL sLLsLLsLssLs LsLsLLsLLsLs',
  /* 2050 */ 'sLs+LsLsLLsLLs LssLssLLsLLL sLssLssL+sLLLL sLssLssLsLLL sLLssLssLsLL',
  /* 2055 */ 'sLLsLs+LssLsLs LLLsLsLssLsL sLLsLsLLssLs LsLs+LsLLsLLss LsLsLsLsLLLs',
  /* 2060 */ 'LssLssLsLLLs',
]

/** A month: its length in days, and whether it is a leap month, which repeats the number before it. */
interface LunarMonth {
  days: 29 | 30
  isLeap: boolean
}

/** The months of each year, in their order. */
export const lunarYears: readonly (readonly LunarMonth[])[] = fives
  .flatMap(five => five.split(' '))
  .map(year =>
    [...year.matchAll(/(\+?)([Ls])/g)].map(([, leap, length]) => ({
      days: length === 'L' ? 30 : 29,
      isLeap: leap !== '',
    })),
  )
