import { registrySteps } from '../../../content/registry/about.ts'
import { Art } from '../../ui/art.tsx'
import { Text } from '../../ui/typography.tsx'

/** The way of a registry, for parents and for guests: a drawing and a sentence for each step. */
export const RegistrySteps = () => (
  <div className="registry-ways">
    {registrySteps.map(({ id, title, steps }) => (
      <section key={id} aria-labelledby={id}>
        <Text variant="subheading" id={id}>
          {title}
        </Text>
        <ol className="registry-steps">
          {steps.map(step => (
            <li key={step.title}>
              <Art name={step.art} alt="" />
              <div>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
)
