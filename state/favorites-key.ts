/** Under which this browser keeps favorite names. */
export const favoritesKey = 'favorite-names'
