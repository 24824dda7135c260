import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { discoverMerchants } from '@platform/config/merchants'
import { expect, test } from 'vitest'
import { read, root } from '../../checks/sources.ts'
import { readAudit } from './advisories.ts'
import { allBills, billOfImage, billOfPackage } from './billOfMaterials.ts'

interface Manifest {
  name: string
  version: string
  private?: boolean
}

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

test('[release] each package that is not private and each image that docker/ builds has a bill of materials', async () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((path) => JSON.parse(read(path)) as Manifest)
  const published = packages.filter((one) => !one.private).map(({ name, version }) => `${name.replace('@platform/', '')}-${version}`)
  const brands = (await discoverMerchants()).map(({ code }) => code)
  const images = globSync('docker/*.Dockerfile', { cwd: root }).flatMap((path) =>
    read(path).includes('ARG BRAND') ? brands : [basename(path, '.Dockerfile')],
  )
  expect([published.length, images.length]).toEqual([3, 1 + brands.length])
  const names = allBills(brands).map(({ name }) => name)
  expect(names.toSorted()).toEqual([...published, ...images.map((name) => `image-${name}`)].toSorted())
  // The command writes these, before it publishes.
  const command = read('scripts/lib/release.ts')
  expect(command.indexOf('allBills(brands)')).toBeGreaterThan(0)
  expect(command.indexOf('allBills(brands)')).toBeLessThan(command.indexOf("'publish'"))
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
