import type { ReactNode } from 'react'

/** The element (whose heading level a caller may change) and the class of each variant. */
const variants = {
  display: 'h1',
  title: 'h1',
  heading: 'h2',
  subheading: 'h3',
  lead: 'p',
  kicker: 'p',
  small: 'p',
} as const

export type TextVariant = keyof typeof variants

interface Props {
  variant: TextVariant
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span'
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A piece of text in one of the site's variants.
 * @throws RangeError for a variant that does not exist; the message names those that do.
 */
export function Text({ variant, as, id, className, children }: Props) {
  if (!Object.hasOwn(variants, variant))
    throw new RangeError(`unknown text variant '${variant}'; there are ${Object.keys(variants).join(', ')}`)
  const Tag = as ?? variants[variant]
  return (
    <Tag id={id} className={className ? `text-${variant} ${className}` : `text-${variant}`}>
      {children}
    </Tag>
  )
}
