import { useId } from 'react'
import type { ChartPoint } from './ChartPoint.ts'
import * as css from './Chart.css.ts'
import type { Scale } from './scaleOf.ts'

interface PlotProps {
  kind: 'bar' | 'line'
  signed: boolean
  points: readonly ChartPoint[]
  scale: Scale
  /** Index of the point that is read out. */
  chosen: number
}

const HEIGHT = 100

/** Bars or a line, one unit wide each, stretched to the available space. Values below zero have another colour and stripes. */
export function Plot({ kind, signed, points, scale: { min, max, ticks }, chosen: chosenIndex }: PlotProps) {
  const stripes = useId()
  const yOf = (value: number) => ((max - value) / (max - min)) * HEIGHT
  const zero = yOf(0)
  return (
    <svg className={css.plot} viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={stripes} width="1" height="5" patternUnits="userSpaceOnUse">
          <rect className={css.below} width="1" height="3" />
        </pattern>
      </defs>
      {points.length > 0 && <rect className={css.chosen} x={chosenIndex} y={0} width={1} height={HEIGHT} />}
      {ticks.map((tick) => (
        <path key={tick} className={tick === 0 ? css.zero : css.grid} d={`M0 ${yOf(tick)}H${Math.max(1, points.length)}`} />
      ))}
      {kind === 'bar' &&
        points.map(({ value }, index) => (
          <rect
            key={index}
            className={value < 0 ? css.belowEdge : signed ? css.above : css.plain}
            fill={value < 0 ? `url(#${stripes})` : undefined}
            x={index + 0.18}
            width={0.64}
            y={Math.min(zero, yOf(value))}
            height={Math.abs(yOf(value) - zero)}
          />
        ))}
      {kind === 'line' && (
        <>
          <polyline className={css.line} points={points.map(({ value }, index) => `${index + 0.5},${yOf(value)}`).join(' ')} />
          {points[chosenIndex] && <path className={css.dot} d={`M${chosenIndex + 0.5} ${yOf(points[chosenIndex].value)}h0`} />}
        </>
      )}
    </svg>
  )
}
