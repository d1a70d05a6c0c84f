// Pages that menus and footer link to and that are still being written: address -> title. Each answers with a short
// page that says so and is not indexed. Remove the row when the page is written: the link check compares the two.
export const plannedPages: ReadonlyMap<string, string> = new Map([])
