// The name of the brand. It stands here because the member API's letters carry it, and that knows only the domain;
// everything else of the brand is in content/site.ts.
export const brandName = 'Little Almanac'
