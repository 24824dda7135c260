import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from './sources.ts'

/** The rows of the tables: an attempt, and the texts that its proof and its control quote, each with its file. */
const rows = read('docs/attacks.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (attempt|-+) +\|/.test(line))
  .map((line) => {
    const [attempt = '', tried = '', succeeded = '', proof = '', control = ''] = line
      .split(' | ')
      .map((cell) => cell.replace(/^\| | \|$/g, '').trim())
    const fileIn = (cell: string) => /`([^`]+\.(?:test|spec)\.tsx?)`/.exec(cell)?.[1]
    const file = fileIn(proof)
    return {
      attempt,
      tried,
      succeeded,
      quotes: [proof, control].map((cell) => ({ file: fileIn(cell) ?? file, text: /“(.+)”/.exec(cell)?.[1] })),
    }
  })

test('[quality: security] every row of the attacks has a number, a result, a proof and a control', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const { attempt, tried, succeeded } of rows) expect([attempt, tried, succeeded]).toEqual([attempt, expect.stringMatching(/\d|all/), expect.stringMatching(/^0$|%/)]) // prettier-ignore
})

type Row = Pick<(typeof rows)[number], 'quotes'>

/** What is wrong with the proof and the control of a row: no file, no quotation, or a text that its file does not have. */
const faultsOf = ({ quotes }: Row) =>
  quotes.flatMap(({ file, text = '' }) => {
    if (file === undefined || !existsSync(join(root, file))) return [`no file ${file}`]
    if (text.length <= 6) return [`no quotation from ${file}`]
    return read(file).replaceAll('\\', '').includes(text) ? [] : [`${file} has no “${text}”`]
  })

test.each(rows.map((row) => [row.attempt, row] as const))('[quality: security] “%s”: its tests exist under these titles', (_attempt, row) =>
  expect(faultsOf(row)).toEqual([]),
)

test('[quality: security] the control: a row with a wrong file, a wrong title or without one is noticed', () => {
  const file = 'apps/sandbox/src/payments/bonusRace.test.ts'
  const right = { file, text: 'the control: what nothing binds leaves, by %s' }
  const wrong = [{ ...right, text: 'a title that no test has' }, { ...right, file: 'gone.test.ts' }, { ...right, file: undefined }, { ...right, text: undefined }] // prettier-ignore
  for (const quote of wrong) expect(faultsOf({ quotes: [right, quote] })).toHaveLength(1)
  expect(faultsOf({ quotes: [right, right] })).toEqual([])
})
