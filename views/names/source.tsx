/** Where the counts come from and what they leave out. @param last the newest year */
export const CountsSource = ({ last }: { last: number }) => (
  <p className="text-small counts-source">
    Counts: US Social Security Administration, births of 1880 to {last} by the names on Social Security card
    applications. A name given to fewer than five children of a sex in a year is not published, and here stand those
    given to 500 or more over all years. Many people born before 1937 never applied for a card, so early figures are
    low.
  </p>
)
