import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** What it started is not finished: it keeps its place and width, and does nothing when pressed. */
  busy?: boolean
  /** Its text while it is busy. Its width has room for both texts from the start. */
  busyText?: string
}

const stop: ButtonProps['onClick'] = event => event.preventDefault()

/** A button; its type is `button` unless another is given. */
export function Button({
  variant = 'primary',
  type = 'button',
  busy = false,
  busyText,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = ['button', variant !== 'primary' && `button-${variant}`, busy && 'button-busy', className]
    .filter(Boolean)
    .join(' ')
  const otherWords = busy && busyText ? children : busyText
  return (
    <button {...rest} type={type} className={classes} {...(busy && { 'aria-disabled': true, onClick: stop })}>
      <span data-other={typeof otherWords === 'string' ? otherWords : undefined}>
        {busy && busyText ? busyText : children}
      </span>
    </button>
  )
}

interface LinkProps extends Pick<ButtonProps, 'variant'> {
  href: string
  rel?: string
  children: ReactNode
}

/** A link that looks like a button. */
export const ButtonLink = ({ href, rel, variant = 'primary', children }: LinkProps) => (
  <a className={variant === 'primary' ? 'button' : `button button-${variant}`} href={href} rel={rel}>
    <span>{children}</span>
  </a>
)
