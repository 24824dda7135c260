import { useMemo } from 'react'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { qrCode } from './QrCode.css.ts'

/** Quiet zone around the code, in modules: readers need four. */
const QUIET = 4

/** A text as a QR code: black on white in every theme, because readers require it. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text)
    return { size: code.size + 2 * QUIET, path: toSvgPath(code) }
  }, [text])
  return (
    <svg role="img" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} className={qrCode} shapeRendering="crispEdges">
      <title>{title}</title>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
