// A code for the camera of another phone. It brings a library along: load it when somebody asks for the code.
import { generate } from 'lean-qr/nano'
import { useMemo } from 'react'

/** Squares around the code that stay empty, so that a camera finds it. */
const margin = 4

/** The dark squares as one line. */
function squaresOf(address: string): { size: number; path: string } {
  const code = generate(address)
  const { size } = code
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (code.get(x, y)) path += `M${x + margin} ${y + margin}h1v1h-1z`
  return { size: size + 2 * margin, path }
}

/** The address as a QR code, dark on white in every look: not every camera reads it the other way round. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => squaresOf(address), [address])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
