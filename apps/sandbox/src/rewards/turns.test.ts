import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { birthdayTurn, dayTurn, monthTurn, weekTurn } from './turns.ts'

const at = (text: string) => Date.parse(`${text}-03:00`)
const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test('[3] turns change at midnight in Brasília, to the millisecond', () => {
  const midnight = at('2026-11-23T00:00:00.000')
  expect([dayTurn(midnight - 1).period, dayTurn(midnight).period]).toEqual(['2026-11-22', '2026-11-23'])
  expect([weekTurn(midnight - 1).period, weekTurn(midnight).period]).toEqual(['W2026-11-16', 'W2026-11-23'])
  expect([monthTurn(at('2026-11-30T23:59:59.999')).period, monthTurn(at('2026-12-01T00:00:00')).period]).toEqual(['2026-11', '2026-12'])
  expect(monthTurn(at('2027-01-10T12:00:00'), 1)).toMatchObject({ period: '2026-12', to: at('2027-01-01T00:00:00') })
})

test.each(['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland'])(
  '[3] daylight saving, of the server’s zone (%s) or formerly of Brazil, moves no turn',
  (name) => {
    process.env.TZ = name
    // The last changes of Brazil, then those of Lisbon, New York and Auckland.
    for (const day of ['2018-11-04', '2019-02-17', '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-09-27']) {
      for (const time of ['00:00:00', '02:30:00', '23:59:59']) {
        expect(dayTurn(at(`${day}T${time}`))).toEqual({ period: day, from: at(`${day}T00:00:00`), to: at(`${day}T00:00:00`) + 86_400_000 })
      }
    }
  },
)

test('[3] at any moment: each turn contains it, turns follow each other without a gap, and no name is used twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1e10, max: 4e12 }), (moment) => {
      for (const turn of [dayTurn, weekTurn, monthTurn]) {
        const now = turn(moment)
        expect(now.from <= moment && moment < now.to).toBe(true)
        expect(turn(now.to).from).toBe(now.to)
        expect(turn(now.from - 1).to).toBe(now.from)
        expect(turn(moment, 1)).toEqual(turn(now.from - 1))
        expect(new Set([turn(now.from - 1).period, now.period, turn(now.to).period]).size).toBe(3)
      }
    }),
  )
})

test('[3] a birthday lasts a week, also across the new year and for members born on 29 February', () => {
  const week = (text: string, birth: string) => birthdayTurn(at(`${text}T12:00:00`), birth)?.period
  expect([week('2026-05-09', '1990-05-10'), week('2026-05-10', '1990-05-10'), week('2026-05-16', '1990-05-10')]).toEqual([undefined, '2026', '2026']) // prettier-ignore
  expect(week('2026-05-17', '1990-05-10')).toBeUndefined()
  expect([week('2026-12-31', '1990-12-30'), week('2027-01-05', '1990-12-30')]).toEqual(['2026', '2026'])
  expect([week('2027-03-01', '2000-02-29'), week('2027-02-28', '2000-02-29'), week('2028-02-29', '2000-02-29')]).toEqual(['2027', undefined, '2028']) // prettier-ignore
  expect(week('2026-05-10', '')).toBeUndefined()
})
