import { expect, test } from 'vitest'
import { readAudit } from './advisories.ts'
import { billOfImage, billOfPackage } from './billOfMaterials.ts'

const advisory = { module_name: 'left-pad', severity: 'high', title: 'Runs code', url: 'https://advisories.example/1' }

test.each([
  ['', 'did not answer'],
  ['connect ECONNREFUSED 127.0.0.1:443', 'did not answer'],
  ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}', 'responded with 405'],
  ['{}', 'contains no list'],
])('[release] advisories: %j is not a clean result, it is not checked', (output, reason) => {
  expect(readAudit(output)).toEqual({ status: 'unchecked', reason: expect.stringContaining(reason) })
})

test('[release] an answer without advisories is clean, a high one stops a release, a moderate one is listed', () => {
  const answerOf = (advisories: object) => readAudit(JSON.stringify({ advisories }))
  expect(answerOf({})).toEqual({ status: 'checked', lines: [], isSevere: false })
  expect(answerOf({ 1: advisory })).toEqual({
    status: 'checked',
    lines: ['high left-pad: Runs code https://advisories.example/1'],
    isSevere: true,
  })
  expect(answerOf({ 1: { ...advisory, severity: 'moderate' } })).toMatchObject({ lines: [expect.any(String)], isSevere: false })
})

test('[release] a bill of materials names each part once, with version, address and the hash of the lockfile', () => {
  for (const { bill } of [billOfPackage('player'), billOfImage('gateway'), billOfImage('site', 'ipanema')]) {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const parts = bill.components.flatMap((part) => ('purl' in part ? [part] : []))
    expect(parts.length).toBeGreaterThan(20)
    expect(new Set(parts.map(({ purl }) => purl)).size).toBe(parts.length)
    const withoutHash = parts.filter((part) => !('hashes' in part)).map(({ name }) => name)
    expect(withoutHash.filter((name) => !name.startsWith('@platform/'))).toEqual([])
  }
  const names = ({ bill }: ReturnType<typeof billOfPackage>) => bill.components.map(({ name }) => name)
  expect(names(billOfPackage('player'))).toEqual(expect.arrayContaining(['@platform/sdk', '@platform/ui', 'use-intl', 'zod']))
  expect(names(billOfImage('gateway'))).toEqual(expect.arrayContaining(['node', 'pg', '@jsquash/jpeg']))
  // What the site's build bundled comes through the player.
  expect(names(billOfImage('site', 'ipanema'))).toEqual(expect.arrayContaining(['nginx', 'jotai', 'react']))
})
