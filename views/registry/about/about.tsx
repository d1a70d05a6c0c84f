import { registryPage, registryPoints } from '../../../content/registry/about.ts'
import { registryQuestions } from '../../../content/registry/questions.ts'
import { breadcrumbs } from '../../content/breadcrumbs.ts'
import { usePage } from '../../page.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Art } from '../../ui/art.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Contents } from '../../ui/contents.tsx'
import { Text } from '../../ui/typography.tsx'
import { Checklist } from './checklist.tsx'
import { CompareTable } from './compare-table.tsx'
import { FindForm } from './find-form.tsx'
import { RegistrySteps } from './steps.tsx'

const contents = [
  { id: 'different', title: 'What is different here' },
  { id: 'how', title: 'How it works' },
  { id: 'find', title: 'Find a Registry' },
  { id: 'compare', title: 'Beside the large ones' },
  { id: 'questions', title: 'Questions' },
  { id: 'checklist', title: 'The checklist' },
] as const
const titleOf = (wanted: (typeof contents)[number]['id']) => contents.find(({ id }) => id === wanted)?.title

/** What the registry is: how it works, what others have, what to put on a list. */
export function RegistryView() {
  const { href } = usePage()
  return (
    <div className="index registry">
      <header className="index-head registry-head">
        <Breadcrumb steps={breadcrumbs.plain().map(step => ({ ...step, path: href(step.path) }))} />
        <Text variant="title">{registryPage.title}</Text>
        <Text variant="lead">{registryPage.lead}</Text>
        <p className="button-row">
          <ButtonLink href={href('/manage')}>Create Registry</ButtonLink>
          <ButtonLink href={href('/manage')} variant="secondary">
            Manage
          </ButtonLink>
          <ButtonLink href="#find" variant="secondary">
            Find a Registry
          </ButtonLink>
        </p>
        <Art name="tool-registry" alt="" eager />
      </header>
      <Contents entries={contents} />
      <section aria-labelledby="different">
        <Text variant="heading" id="different">
          {titleOf('different')}
        </Text>
        <dl className="registry-points">
          {registryPoints.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="how">
        <Text variant="heading" id="how">
          {titleOf('how')}
        </Text>
        <RegistrySteps />
      </section>
      <section aria-labelledby="find">
        <Text variant="heading" id="find">
          {titleOf('find')}
        </Text>
        <FindForm />
      </section>
      <section aria-labelledby="compare">
        <Text variant="heading" id="compare">
          {titleOf('compare')}
        </Text>
        <CompareTable labelledBy="compare" />
      </section>
      <section aria-labelledby="questions">
        <Text variant="heading" id="questions">
          {titleOf('questions')}
        </Text>
        <Accordion
          items={registryQuestions.map(({ question, answer }) => ({ title: question, children: <p>{answer}</p> }))}
        />
      </section>
      <section aria-labelledby="checklist">
        <Text variant="heading" id="checklist">
          {titleOf('checklist')}
        </Text>
        <Checklist />
      </section>
    </div>
  )
}
