// How likely it is that somebody else in the class has the name.

/** Children in a class, the one with the name among them. */
export const classSize = 25

/**
 * Chance, 0 to 1, that at least one other child of a class has a name: 1 - (1 - part)^(size - 1). It assumes
 * that the others are a random sample of all children of the country; where a name is common, the chance is higher.
 * @param part of all children, girls and boys together, who were given it: 0 to 1
 */
export const classChance = (part: number, size: number = classSize): number => 1 - (1 - part) ** (size - 1)

/** `about 1 in 10`, `less than 1 in 1,000`. @param chance 0 to 1 */
export function chanceText(chance: number): string {
  if (chance < 0.001) return 'less than 1 in 1,000'
  if (chance > 0.75) return 'more than 3 in 4'
  return `about 1 in ${Math.round(1 / chance).toLocaleString('en-US')}`
}
