import { Button } from '../ui/button.tsx'
import type { ChildFacts, KnownChild } from './child-facts.ts'
import { HelpList } from './help-list.tsx'

interface Props extends ChildFacts {
  /** Without the name, which a tab shows already. */
  isOnly?: boolean
}

/** The panel of one child. It is part of an island, so it knows only its props. */
export const ChildPanel = ({ id, name, known, isOnly = false }: Props) => (
  <article className={known ? `child tone-${known.tone}` : 'child'} aria-labelledby={`child-${id}`}>
    {known ? <Known id={id} name={isOnly ? null : name} {...known} /> : <Unknown id={id} name={name} />}
  </article>
)

const Unknown = ({ id, name }: Pick<ChildFacts, 'id' | 'name'>) => (
  <>
    <h3 id={`child-${id}`} className="text-heading">
      When was <bdi>{name}</bdi> born?
    </h3>
    <p>
      With the day of birth, the age, the next visit and the month appear here. If you would rather not say, all guides
      are open anyway.
    </p>
    <Button variant="secondary" data-profile-dialog={`child:${id}`}>
      Add the birth date
    </Button>
    <p>
      <a href="/topics/parenting">Parenting</a>
    </p>
  </>
)

const Known = ({
  id,
  name,
  age,
  art,
  born,
  corrected,
  milestones,
  visit,
  help,
  guide,
  next,
}: KnownChild & { id: string; name: string | null }) => (
  <>
    <div className="leaf-band child-head">
      <img src={art} alt="" width="1200" height="800" />
      <div>
        {name && (
          <p className="text-kicker">
            <bdi>{name}</bdi>
          </p>
        )}
        <h3 id={`child-${id}`} className="text-heading">
          {age.replace(/^./, first => first.toUpperCase())}
        </h3>
        <p>Born {born}</p>
        {corrected && <p>Corrected age: {corrected}</p>}
        <p>
          <a href={guide.path}>{guide.title}</a>
        </p>
      </div>
    </div>
    <HelpList id={`help-${id}`} level={4} help={help} />
    {visit && (
      <dl className="figures">
        <div>
          <dt>Next well-child visit, {visit.until}</dt>
          <dd>
            {visit.age}, about {visit.day}
          </dd>
        </div>
        <div className="figure-wide">
          <dt>What happens there</dt>
          <dd>
            Weighing and measuring, a full examination, a talk about how things are going, and time for what you want to
            ask.
          </dd>
        </div>
        {visit.vaccines.length > 0 && (
          <div className="figure-wide">
            <dt>Vaccines that are usual from then</dt>
            <dd>{visit.vaccines.join(', ')}</dd>
          </div>
        )}
      </dl>
    )}
    {milestones && <Milestones {...milestones} />}
    {next && (
      <p>
        Next: <a href={next.path}>{next.title}</a>, from {next.from}
      </p>
    )}
  </>
)

const Milestones = ({ months, isCorrected, groups }: NonNullable<KnownChild['milestones']>) => (
  <section>
    <h4 className="text-subheading">By {months} months</h4>
    <p>
      Three in four children or more do these things by {isCorrected ? 'a corrected age of ' : ''}
      {months} months. Everyone gets there in their own order.
    </p>
    <dl className="milestones">
      {groups.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          {items.map(item => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)
