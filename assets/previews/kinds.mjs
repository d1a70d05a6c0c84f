// For each kind of page the words and the drawing of its preview picture, `previews/<kind>.png`, which other sites show
// with a link.

/**
 * `words`: lines of at most about 15 letters. `art`: a drawing of assets/art. `part`: which part of its width is seen,
 * the middle by default.
 */
export const kinds = {
  home: { words: ['Week by week', 'before, month', 'by month after'], art: 'home' },
  week: { words: ['Pregnancy', 'week by week'], art: 'stage-second-trimester' },
  month: { words: ['Month by month,', 'birth to three'], art: 'stage-baby' },
  article: { words: ['Longer answers', 'to one question'], art: 'hands' },
  topic: { words: ['Everything', 'on one topic'], art: 'rest', part: 'xMin' },
  news: { words: ['News, with', 'its sources'], art: 'newspaper' },
  review: { words: ['Choosing things', 'with care'], art: 'tool-reviews' },
  names: { words: ['Baby names,', 'year by year'], art: 'names' },
  tool: { words: ['Tools for', 'every stage'], art: 'calendar' },
  plain: { words: ['Plain, careful', 'guides'], art: 'about' },
  // For pages about a loss: no words, only the brand.
  quiet: { words: [], art: 'candle' },
}
