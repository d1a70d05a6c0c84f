import type { Step } from '../head.ts'

/** The way up from a page, its own title left out. */
export const Breadcrumb = ({ steps }: { steps: readonly Step[] }) => (
  <nav className="breadcrumb" aria-label="Breadcrumb">
    {steps.map(({ title, path }) => (
      <a key={path} href={path}>
        {title}
      </a>
    ))}
  </nav>
)
