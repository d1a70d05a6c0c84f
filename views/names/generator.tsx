import { drawRule, popularities, styles, type Wish } from '../../names/draw-names.ts'
import { lengths, letters } from '../../names/name-filter.ts'
import { ShareThis } from '../content/share-this.tsx'
import type { OriginChoice } from './filters.tsx'
import { NameHeart } from './name-heart.tsx'
import type { NameRow } from './name-rows.tsx'
import { Select } from './select.tsx'
import { CountsSource } from './source.tsx'
import { NameToolPage, ToolRule } from './tool-head.tsx'

export interface GeneratorProps {
  path: string
  wish: Wish
  origins: readonly OriginChoice[]
  rows: readonly NameRow[]
  /** Names of the draw before that the visitor keeps. */
  picked: ReadonlySet<string>
  /** How many names fit. */
  fitting: number
  /** The seed of the next draw. */
  nextSeed: number
  /** The address that repeats this draw. */
  again: string
  year: number
}

const sexes = { girl: 'Girls', boy: 'Boys', unisex: 'Both' } as const
const pairs = (table: Readonly<Record<string, { label: string } | string>>) =>
  Object.entries(table).map(([key, label]) => [key, typeof label === 'string' ? label : label.label] as const)

/** The generator: a form, and the names that it drew. The address holds all of it, so it works without script. */
export const GeneratorView = ({
  path,
  wish,
  origins,
  rows,
  picked,
  fitting,
  nextSeed,
  again,
  year,
}: GeneratorProps) => (
  <NameToolPage
    title="Baby name generator"
    lead="Say what you like, and names that fit are drawn by lot. Keep the ones that make you pause, and draw the others again."
  >
    <div id="draw" data-said={said(rows.length, fitting)}>
      <form action={path} method="get" data-swap="draw" className="draw-form">
        <div className="draw-fields">
          <Select name="sex" label="Sex" value={wish.sex ?? ''} choices={pairs(sexes)} />
          <Select
            name="letter"
            label="First letter"
            value={wish.letter ?? ''}
            choices={letters.map(l => [l, l.toUpperCase()])}
          />
          <Select
            name="origin"
            label="Origin"
            value={wish.origin ?? ''}
            choices={origins.map(({ key, label }) => [key, label])}
          />
          <Select name="length" label="Length" value={wish.length ?? ''} choices={pairs(lengths)} />
          <Select name="popularity" label="Popularity" value={wish.popularity ?? ''} choices={pairs(popularities)} />
          <Select name="style" label="Style" value={wish.style ?? ''} choices={pairs(styles)} />
        </div>
        <input type="hidden" name="seed" value={nextSeed} />
        <p className="button-row">
          <button type="submit" id="draw-again" className="button">
            <span>Draw names</span>
          </button>
          <a href={path}>Start over</a>
        </p>
        {rows.length > 0 ? (
          <ol className="drawn">
            {rows.map((row, i) => (
              <DrawnName key={row.path} row={row} field={`keep${i + 1}`} isPicked={picked.has(row.name)} />
            ))}
          </ol>
        ) : (
          <p className="name-none">No name fits all of that. Take one of the choices back.</p>
        )}
      </form>
      <p className="text-small">
        {said(rows.length, fitting)} <a href={again}>Link to this draw</a>
      </p>
    </div>
    <p id="draw-said" role="status" className="swap-said" />
    <ToolRule>
      <p>{drawRule}</p>
    </ToolRule>
    <CountsSource last={year} />
    <ShareThis piece={{ path, title: 'Baby name generator' }} />
  </NameToolPage>
)

const said = (shown: number, fitting: number) =>
  fitting
    ? `${shown} drawn; ${fitting.toLocaleString('en-US')} ${fitting === 1 ? 'name fits' : 'names fit'}.`
    : 'No name fits.'

const marks = { girl: 'Girl', boy: 'Boy', unisex: 'Both' } as const

const DrawnName = ({
  row: { name, path, use, words, rank },
  field,
  isPicked,
}: {
  row: NameRow
  field: string
  isPicked: boolean
}) => (
  <li>
    <p className="drawn-name">
      <a href={path}>{name}</a>
      {use && <span className={`sex sex-${use}`}>{marks[use]}</span>}
    </p>
    <p className="drawn-words">{words || (rank ? `rank ${rank.toLocaleString('en-US')}` : '')}</p>
    <label className="drawn-pick">
      <input type="checkbox" name={field} value={name} defaultChecked={isPicked} />
      Keep<span className="drawn-which"> {name}</span>
    </label>
    <NameHeart name={name} />
  </li>
)
