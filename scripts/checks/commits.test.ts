import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { read, root } from './sources.ts'

/** The first commit that had to keep the rule. */
const SINCE = '1bcceaf2b'
const LONGEST = 72

/** What is wrong with the subject of a commit, in words; undefined if nothing is. */
function fault(subject: string): string | undefined {
  if (subject.startsWith('Merge ') || subject.startsWith('Revert "')) return undefined
  if (!/^[a-z][\w ,./-]*: \S/.test(subject))
    return `"${subject}" does not begin with its area. Write what changes after it: "payments: a late webhook is booked once"`
  if (subject.length > LONGEST)
    return `"${subject}" has ${subject.length} characters, ${LONGEST} fit. Say what changes; why goes into the body, after an empty line`
  if (subject.endsWith('.')) return `"${subject}" ends with a full stop: remove it`
  return undefined
}

/** Subjects since then; of a clone without history only the last one, and none outside a repository. */
function subjects(): string[] {
  const log = (...range: string[]) => spawnSync('git', ['log', '--format=%s', ...range], { cwd: root, encoding: 'utf8' })
  const since = log(`${SINCE}..HEAD`)
  const { stdout } = since.status === 0 ? since : log('-1')
  return stdout.split('\n').filter(Boolean)
}

test('the subject of a commit is its area and what changes; `git commit --amend` changes the last one, CONTRIBUTING.md shows good ones', () => {
  expect(subjects().flatMap((subject) => fault(subject) ?? [])).toEqual([])
})

test.each([
  ['Fix things', 'does not begin with its area'],
  ['payments: ends with a stop.', 'remove it'],
  [`payments: ${'a'.repeat(LONGEST)}`, 'why goes into the body'],
])('"%s" is refused with a sentence that says how to write it', (subject, advice) => {
  expect(fault(subject)).toMatch(subject)
  expect(fault(subject)).toMatch(advice)
})

test('the examples in CONTRIBUTING.md keep the rule, and each says why in its body', () => {
  const examples = [...read('CONTRIBUTING.md').matchAll(/```\n([^]*?)```/g)].map(([, text = '']) => text.trim().split('\n'))
  expect(examples.length).toBeGreaterThanOrEqual(2)
  for (const [subject = '', empty, ...body] of examples.map((lines) => lines.map((line) => line.trim()))) {
    expect(fault(subject)).toBeUndefined()
    expect(empty).toBe('')
    expect(body.join('')).not.toBe('')
  }
})
