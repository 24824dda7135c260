import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

/** The first commit that had to keep the rule. */
const SINCE = '1bcceaf2b'
const LONGEST = 72

/** What is wrong with the subject of a commit, in words; undefined if nothing is. */
function fault(subject: string): string | undefined {
  if (subject.startsWith('Merge ') || subject.startsWith('Revert "')) return undefined
  if (!/^[a-z][\w ,./-]*: \S/.test(subject)) return `begin with the area: "payments: …" (${subject})`
  if (subject.length > LONGEST) return `at most ${LONGEST} characters, the reasons go into the body (${subject.length}: ${subject})`
  if (subject.endsWith('.')) return `no full stop (${subject})`
  return undefined
}

/** Subjects since then; of a clone without history only the last one, and none outside a repository. */
function subjects(): string[] {
  const log = (...range: string[]) => spawnSync('git', ['log', '--format=%s', ...range], { cwd: root, encoding: 'utf8' })
  const since = log(`${SINCE}..HEAD`)
  const { stdout } = since.status === 0 ? since : log('-1')
  return stdout.split('\n').filter(Boolean)
}

test('the subject of a commit is its area and what changes', () => {
  expect(subjects().flatMap((subject) => fault(subject) ?? [])).toEqual([])
})

test.each(['Fix things', 'payments: ends with a stop.', `payments: ${'a'.repeat(LONGEST)}`])('"%s" is refused', (subject) => {
  expect(fault(subject)).toContain(subject)
})
