import { type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { Button } from '../Button/Button.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './Chart.css.ts'
import type { ChartPoint } from './ChartPoint.ts'
import { Plot } from './Plot.tsx'
import { scaleOf } from './scaleOf.ts'

export type ChartProps<Point extends ChartPoint = ChartPoint> = {
  title: string
  /** Undefined while they load: their space is reserved. */
  points: readonly Point[] | undefined
  kind?: 'bar' | 'line'
  /** Above zero uses the colour of winning; otherwise the brand's colour. */
  signed?: boolean
  /** Formats a value exactly. */
  format: (value: number) => string
  /** Formats a value beside the axis, in a few characters. */
  formatShort: (value: number) => string
  /** Labels of the switch between chart and table, and of the table's columns. */
  texts: { table: string; chart: string; point: string; value: string }
  /** Below the selected value: a link to its rows. */
  renderChosen?: (point: Point) => ReactNode
  className?: string
}

/**
 * Bars or a line of one figure over time. One tab stop: arrow keys, or a tap, choose a point, whose value is written and read out; the same as
 * a table behind a switch. Begins at the last point.
 */
export function Chart<Point extends ChartPoint>({
  title,
  points,
  kind = 'bar',
  signed = false,
  format,
  formatShort,
  texts,
  renderChosen,
  className,
}: ChartProps<Point>) {
  const [selection, choose] = useState<number>()
  const [asTable, showTable] = useState(false)
  if (!points) {
    return (
      <figure className={clsx(css.figure, className)} aria-busy="true" aria-label={title}>
        <Skeleton shape="title" />
        <Skeleton className={css.place} />
      </figure>
    )
  }
  const last = points.length - 1
  const chosenIndex = Math.min(selection ?? last, last)
  const point = points[chosenIndex]
  return (
    <figure className={clsx(css.figure, className)}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <Button className={css.toggle} tone="ghost" size="sm" onClick={() => showTable(!asTable)}>
          {asTable ? texts.chart : texts.table}
        </Button>
      </figcaption>
      {asTable ? (
        <table className={css.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{texts.point}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          {point && (
            <div className={css.readout}>
              <p aria-hidden="true">
                {point.name}: <strong className={css.value}>{format(point.value)}</strong>
              </p>
              {renderChosen?.(point)}
            </div>
          )}
          <Axes points={points} formatShort={formatShort} kind={kind} signed={signed} chosen={chosenIndex}>
            {point && (
              <input
                className={css.slider}
                type="range"
                aria-label={title}
                aria-valuetext={`${point.name}: ${format(point.value)}`}
                min={0}
                max={last}
                step={1}
                value={chosenIndex}
                // Not a style attribute: the policy of the prerendered page refuses those.
                ref={(slider) => slider?.style.setProperty('--points', String(points.length))}
                onChange={(event) => choose(event.currentTarget.valueAsNumber)}
              />
            )}
          </Axes>
        </>
      )}
    </figure>
  )
}

type AxesProps = Pick<Required<ChartProps>, 'kind' | 'signed' | 'formatShort'> & {
  points: readonly ChartPoint[]
  chosen: number
  children: ReactNode
}

/** The plot between its labels: values at the side, the first, middle and last point below. */
function Axes({ points, kind, signed, formatShort, chosen, children }: AxesProps) {
  const scale = scaleOf(points.map(({ value }) => value))
  const last = points.length - 1
  const labelledIndexes = new Set([0, Math.floor(last / 2), last])
  return (
    <div className={css.axes}>
      <div className={css.ticks} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick}>{formatShort(tick)}</span>
        ))}
      </div>
      <div className={css.area}>
        <Plot kind={kind} signed={signed} points={points} scale={scale} chosen={chosen} />
        {children}
      </div>
      <div className={css.labels} aria-hidden="true">
        {points.map(({ label }, index) => labelledIndexes.has(index) && <span key={index}>{label}</span>)}
      </div>
    </div>
  )
}
