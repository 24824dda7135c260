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

test.each(rows.map((row) => [row.attempt, row] as const))(
  '[quality: security] “%s”: its tests exist under these titles',
  (_attempt, { quotes }) => {
    for (const { file, text } of quotes) {
      expect([file, file !== undefined && existsSync(join(root, file))]).toEqual([file, true])
      expect(text?.length).toBeGreaterThan(6)
      expect(read(file!).replaceAll('\\', ''), file).toContain(text!)
    }
  },
)

test('[quality: security] the control: a title that no test has is noticed', () => {
  expect(read('apps/sandbox/src/payments/bonusRace.test.ts')).not.toContain('a title that no test has')
})
