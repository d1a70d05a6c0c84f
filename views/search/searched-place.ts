/** Id of the place for what was searched before, below the field with this id. */
export const searchedPlace = (field: string) => `${field}-before`
