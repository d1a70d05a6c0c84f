import { chanceText, classSize } from '../../domain/names/class-chance.ts'
import { countText } from '../../domain/names/percent.ts'
import { uncountedText } from '../../domain/names/sentences.ts'
import { childrenOf, type NameSex } from '../../domain/names/year-points.ts'
import { sexes as bothSexes, leastBirths } from '../../names/counts.ts'

interface Props {
  name: string
  /** First and last year of the counts. */
  years: readonly [number, number]
  /** The sexes that are counted: not one to which the name was given too rarely. */
  sexes: readonly NameSex[]
  /** The numbers of children of the last year: those with the name, and all. */
  given: number
  all: number
  /** 0 to 1 */
  chance: number
}

/** How likely it is that another child of a class has the name, with the formula. */
export const ClassChance = ({ name, years: [first, year], sexes, given, all, chance }: Props) => {
  const missing = bothSexes.find(sex => !sexes.includes(sex))
  const left = missing ? `; ${uncountedText(missing, leastBirths, first)}` : ''
  const whose = sexes.map(sex => childrenOf(sex))
  return (
    <section className="name-check name-box" aria-labelledby="class">
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
          ? `1 − (1 − p)^${classSize - 1}, p being the share of children of ${year} with the name: ${countText(given)} ${whose.join(' and ')} of about ${countText(all)} children${left}. It takes the class as drawn by lot; where the name is in fashion, there are more.`
          : `Fewer than five ${whose.join(' and fewer than five ')} were given it in ${year}${left}.`}
      </p>
    </section>
  )
}
