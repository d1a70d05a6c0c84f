import { leadSentence } from '../../names/meaning-words.ts'
import { similarRules } from '../../names/similar-rules.ts'
import { Neighbours } from '../content/neighbours.tsx'
import { ShareThis } from '../content/share-this.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { ClassChance } from './class-chance.tsx'
import { InitialsForm } from './initials-form.tsx'
import { nameBreadcrumbs } from './name-breadcrumbs.ts'
import { NameFacts } from './name-facts.tsx'
import { NameHeart } from './name-heart.tsx'
import { NameGroup } from './name-links.tsx'
import type { NamePage } from './name-shown.ts'
import { NameYears } from './name-years.tsx'

/** The page of a name. */
export function NameView({ page }: { page: NamePage }) {
  const { name, about, years } = page
  return (
    <article className="index name-page">
      <header className="name-head">
        <Breadcrumb steps={nameBreadcrumbs.name(name)} />
        <div className="name-title">
          <Text variant="display">{name.name}</Text>
          <NameHeart name={name.name} />
        </div>
        <Text variant="lead">
          {leadSentence(about, page.listFacts)}
          {page.saidLike && (
            <>
              {' It is read like '}
              <a href={page.saidLike.path}>{page.saidLike.name}</a>, of which more is known.
            </>
          )}
        </Text>
        <p className="name-sign" aria-hidden="true">
          <span data-length={1}>{name.name.charAt(0)}</span>
        </p>
      </header>
      <NameFacts page={page} />
      <NameYears page={page} />
      <Kin page={page} />
      <div className="name-checks">
        <ClassChance name={name.name} years={years} sexes={page.lines.map(({ sex }) => sex)} {...page.chance} />
        <InitialsForm first={name.name} />
      </div>
      <section aria-labelledby="lists">
        <h2 id="lists" className="text-heading">
          {`Lists with ${name.name}`}
        </h2>
        <nav className="pills pills-under-title" aria-labelledby="lists">
          {page.lists.map(({ title, path }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </nav>
      </section>
      <Neighbours previous={page.previous} next={page.next} label="Names before and after in the alphabet" />
      <ShareThis piece={{ path: name.path, title: `The name ${name.name}` }} />
    </article>
  )
}

/** Related names. */
const Kin = ({
  page: { name, nicknames, variants, spellings, sounds, trends, sisters, brothers },
}: {
  page: NamePage
}) => (
  <>
    {nicknames.length + variants.length + spellings.length + sounds.length + trends.length > 0 && (
      <section aria-labelledby="kin">
        <h2 id="kin" className="text-heading">
          {`Names around ${name.name}`}
        </h2>
        <div className="name-groups">
          <NameGroup id="nicknames" title="Nicknames" names={nicknames} />
          <NameGroup id="variants" title="Variants" names={variants} />
          <NameGroup id="spellings" title="Other spellings" rule={similarRules.spellings} names={spellings} />
          <NameGroup id="sounds" title="Sounds like it" rule={similarRules.sound} names={sounds} expected={name.use} />
          <NameGroup id="trends" title="Went the same way" rule={similarRules.trend} names={trends} />
        </div>
      </section>
    )}
    {sisters.length + brothers.length > 0 && (
      <section aria-labelledby="siblings">
        <h2 id="siblings" className="text-heading">
          {`Siblings for ${name.name}`}
        </h2>
        <p className="name-rule-words">{similarRules.siblings}</p>
        <div className="name-groups">
          <NameGroup id="sisters" title="Sisters" names={sisters} expected="girl" />
          <NameGroup id="brothers" title="Brothers" names={brothers} expected="boy" />
        </div>
      </section>
    )}
  </>
)
