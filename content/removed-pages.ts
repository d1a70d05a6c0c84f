// Pages that were taken out for good, by the address under which they were served, and where their readers could go
// instead. Each answers 410, so that search engines forget it. A row stays for as long as links to it may be about.
export const removedPages: ReadonlyMap<string, readonly { title: string; path: string }[]> = new Map([
  [
    '/a/best-baby-monitors-2019',
    [
      { title: 'Baby monitors', path: '/product-reviews/sleep-and-nursery/baby-monitors' },
      { title: 'Sleep and nursery', path: '/product-reviews/sleep-and-nursery' },
    ],
  ],
])
