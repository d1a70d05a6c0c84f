// Pages that were removed for good: address -> pages to go to instead. Each answers 410, so that search engines drop
// it. Keep a row as long as links to the page may exist.
export const removedPages: ReadonlyMap<string, readonly { title: string; path: string }[]> = new Map([
  [
    '/a/best-baby-monitors-2019',
    [
      { title: 'Baby monitors', path: '/product-reviews/sleep-and-nursery/baby-monitors' },
      { title: 'Sleep and nursery', path: '/product-reviews/sleep-and-nursery' },
    ],
  ],
])
