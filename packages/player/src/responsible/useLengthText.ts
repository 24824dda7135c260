import { useFormatter } from 'use-intl'

const units = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' } as const

/** A length of time in ISO 8601 (`PT24H`, `P6M`) in words: "24 horas", "6 meses". */
export function useLengthText(): (duration: string) => string {
  const format = useFormatter()
  return (duration) => {
    const [, number, unit = ''] = /^PT?(\d+)([HDWMY])$/.exec(duration) ?? []
    if (number === undefined) return duration
    return format.number(Number(number), { style: 'unit', unit: units[unit as keyof typeof units], unitDisplay: 'long' })
  }
}
