import { isCpf } from '@platform/sdk/security'

/** A random valid CPF, digits: each test member needs a CPF of its own. */
export function newCpf(): string {
  const body = String(Math.floor(1e8 + Math.random() * 9e8))
  const ends = Array.from({ length: 100 }, (_, end) => body + String(end).padStart(2, '0'))
  return ends.find(isCpf) ?? newCpf()
}
