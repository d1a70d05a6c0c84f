import { countText } from '../../domain/names/percent.ts'
import { type Sex, sexes } from '../../names/counts.ts'
import type { Popular } from '../../names/popular-names.ts'
import { NameHeart } from './name-heart.tsx'
import { TrendLine } from './name-rows.tsx'

export interface TopName extends Pick<Popular, 'rank' | 'births'> {
  name: string
  path: string
  words: string
  trend: string
}

const whose = { girl: 'Girls', boy: 'Boys' } as const

/** The ten most given names of each sex. */
export const TopTens = ({ top }: { top: Readonly<Record<Sex, readonly TopName[]>> }) => (
  <div className="top-tens">
    {sexes.map(sex => (
      <div key={sex}>
        <h3 className={`sex-${sex}`}>{whose[sex]}</h3>
        <ol className="top-ten whole-links">
          {top[sex].map(name => (
            <TopRow key={name.path} sex={sex} {...name} />
          ))}
        </ol>
      </div>
    ))}
  </div>
)

const TopRow = ({ name, path, words, trend, births, sex }: TopName & { sex: Sex }) => (
  <li>
    <p>
      <a href={path}>{name}</a>
    </p>
    {words && <p>{words}</p>}
    <TrendLine path={trend} />
    <small>
      {countText(births)} {sex}s
    </small>
    <NameHeart name={name} />
  </li>
)
