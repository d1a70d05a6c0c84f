// Type, colours, icons: what everything else is made of.
import { stages } from '../home/stages.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/link.tsx'
import { Sign, signNames } from '../ui/sign.tsx'
import { Tag } from '../ui/tag.tsx'
import { Text, type TextVariant } from '../ui/typography.tsx'

const variants: Record<TextVariant, string> = {
  display: 'For the weeks before',
  title: '8 weeks pregnant',
  heading: 'What you may feel',
  subheading: 'When to call',
  lead: 'Two sentences that say what the page is about. They are set in the display face, and no wider than a line should be.',
  kicker: 'First trimester',
  small: 'Reviewed by the editorial team; medical review pending',
}

/** The page has an h1 of its own, so every variant is a paragraph here. */
export const Typography = () => (
  <dl className="ui-rows">
    {(Object.keys(variants) as TextVariant[]) // keys of the table above, which TypeScript widens to string
      .map(variant => [
        <dt key={`${variant} name`}>{variant}</dt>,
        <dd key={variant}>
          <Text variant={variant} as="p">
            {variants[variant]}
          </Text>
        </dd>,
      ])}
  </dl>
)

/** The colours of tokens.css, without those of the stages. */
const colours = [
  'paper',
  'paper-deep',
  'card',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'madder',
  'madder-deep',
  'gold',
  'focus',
]

export const Colours = () => (
  <>
    <ul className="ui-swatches">
      {colours.map(colour => (
        <li key={colour}>
          <svg viewBox="0 0 120 64" aria-hidden="true">
            <rect width="120" height="64" fill={`var(--${colour})`} />
          </svg>
          {colour}
        </li>
      ))}
    </ul>
    <ul className="ui-stages">
      {stages.map(({ name, span, colour }) => (
        <li key={colour} className={`tone-${colour}`}>
          <Text variant="kicker">{colour}</Text>
          <b>{name}</b>
          {span}
        </li>
      ))}
    </ul>
  </>
)

export const Icons = () => (
  <ul className="ui-icons">
    {signNames.map(name => (
      <li key={name}>
        <Sign name={name} />
        {name}
      </li>
    ))}
  </ul>
)

export const Buttons = () => (
  <div className="button-row">
    <Button>Primary</Button>
    <Button variant="secondary">Secondary</Button>
    <Button variant="quiet">Quiet</Button>
    <Button disabled>Disabled</Button>
    <Button busy busyText="Saving">
      Save
    </Button>
    <a className="button" href="#buttons">
      A link as a button
    </a>
  </div>
)

export const Links = () => (
  <ul className="ui-list">
    <li>
      A guide <TextLink href="/pregnancy-week-by-week">of our own</TextLink>
    </li>
    <li>
      A source{' '}
      <TextLink href="https://www.acog.org/womens-health" newTab>
        on another site
      </TextLink>
    </li>
    <li>
      A shop that pays for the mention:{' '}
      <TextLink href="https://shop.example/crib" sponsored>
        crib
      </TextLink>
    </li>
  </ul>
)

export const Tags = () => (
  <div className="button-row">
    <Tag>Beta</Tag>
    <Tag tone="new">New</Tag>
    {stages.map(({ name, colour }) => (
      <Tag key={colour} tone={colour}>
        {name}
      </Tag>
    ))}
  </div>
)
