import { usePage } from '../page.tsx'

/** Sizes of the kinds of drawings, so that nothing moves when one has loaded. */
const sizes = { scene: { width: 1200, height: 800 }, size: { width: 400, height: 400 } } as const

interface Props {
  /** File name in assets/art without its ending; drawings named `size-…` are square. */
  name: string
  /** The alternative text; empty for a decoration. */
  alt: string
  /** Loads at once, as the first picture of a page should; the others load when they come near. */
  eager?: boolean
  className?: string
}

/** A drawing from assets/art. */
export function Art({ name, alt, eager = false, className }: Props) {
  const { width, height } = name.startsWith('size-') ? sizes.size : sizes.scene
  return (
    <img
      className={className}
      src={usePage().build.asset(`art/${name}.svg`)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
    />
  )
}
