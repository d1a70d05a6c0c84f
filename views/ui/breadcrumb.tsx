import type { Step } from '../head.ts'

/** The pages above a page, without its own title. */
export const Breadcrumb = ({ steps }: { steps: readonly Step[] }) => (
  <nav className="breadcrumb" aria-label="Breadcrumb">
    {steps.map(({ title, path }) => (
      <a key={path} href={path}>
        {title}
      </a>
    ))}
  </nav>
)
