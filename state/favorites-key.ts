/** The key that favorite names are stored under. By itself: the first pages of a member need no more of them. */
export const favoritesKey = 'favorite-names'
