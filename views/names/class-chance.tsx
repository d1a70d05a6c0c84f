import { chanceText, classSize } from '../../domain/names/class-chance.ts'
import { countText } from '../../domain/names/percent.ts'

interface Props {
  name: string
  year: number
  /** Children of the year with the name, and all. */
  given: number
  all: number
  /** 0 to 1 */
  chance: number
}

/** How likely it is that another child of a class has the name, with the formula. */
export const ClassChance = ({ name, year, given, all, chance }: Props) => (
  <section className="name-check" aria-labelledby="class">
    <h2 id="class">{`Another ${name} in class`}</h2>
    {given > 0 ? (
      <p className="name-figure">
        {chanceText(chance)}
        <small>{`classes of ${classSize}`}</small>
      </p>
    ) : (
      <p className="name-figure">
        Next to none<small>{`in classes of ${classSize}`}</small>
      </p>
    )}
    <p className="text-small">
      {given > 0
        ? `1 − (1 − p)^${classSize - 1}, p being the share of children of ${year} with the name: ${countText(given)} of about ${countText(all)}, girls and boys. It takes the class as drawn by lot; where the name is in fashion, there are more.`
        : `Fewer than five girls and fewer than five boys were given it in ${year}.`}
    </p>
  </section>
)
