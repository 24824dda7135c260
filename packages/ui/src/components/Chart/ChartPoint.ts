/** One value of a chart. */
export interface ChartPoint {
  /** Below the axis, short: "20/11". */
  label: string
  /** Read out and in the table: "20 de novembro". */
  name: string
  /** An integer: cents, counts. */
  value: number
}
