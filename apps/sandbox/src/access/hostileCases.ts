import type { Call } from '@platform/sdk'
import fc from 'fast-check'
import { fieldsOf } from './columnNames.ts'

/** One way to spoil a sound request. */
export interface HostileCase {
  name: string
  fields: Record<string, unknown>
  /** Repeated in the query. */
  query: string
}

const naughty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  'a\u{dfff}b',
  "' or 1=1 --",
  '"; drop table members; --',
  '%s%n',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  '-1',
  '1e308',
  '99999999999999999999',
  'NaN',
  '2026-02-31',
  '0000-00-00',
  'true',
  '\u202Etxt.exe',
  'ﷺ'.repeat(300),
  'x'.repeat(9000),
]

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...naughty) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.array(fc.string(), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }) },
)

const way = fc.record({ kind: fc.constantFrom('field', 'field', 'field', 'all', 'twice', 'columns', 'missing'), at: fc.nat(), value })

/** `count` spoilt copies of a sound request, the same for the same seed. */
export function hostileCases(
  call: Call,
  sound: Record<string, unknown>,
  columns: string[],
  { count, seed }: { count: number; seed: number },
): HostileCase[] {
  const names = [...fieldsOf(call), 'token']
  return fc.sample(way, { numRuns: count, seed }).map(({ kind, at, value: bad }, index) => {
    const name = names[at % names.length]!
    const { [name]: _gone, ...others } = sound
    const every = (list: string[]) => Object.fromEntries(list.map((one) => [one, bad]))
    const twice = new URLSearchParams([[name, typeof bad === 'string' ? bad : JSON.stringify(bad)]]).toString()
    // Every column name, in every call at least once.
    switch (index === 0 ? 'columns' : kind) {
      case 'all':
        return { name: kind, fields: every(names), query: '' }
      case 'columns':
        return { name: kind, fields: { ...every(columns), ...sound }, query: '' }
      case 'twice':
        return { name: `${name} twice`, fields: sound, query: twice }
      case 'missing':
        return { name: `no ${name}`, fields: others, query: '' }
      case 'field':
        return { name, fields: { ...sound, [name]: bad }, query: '' }
    }
  })
}
