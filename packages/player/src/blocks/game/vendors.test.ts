import { expect, test } from 'vitest'
import type { Vendor } from '@platform/sdk/games'
import { vendorNames, vendorTiles } from './vendors.ts'

const vendor = (vassalage: string, gameType: Vendor['gameType'], displayName = ''): Vendor => ({
  vassalage,
  gameType,
  displayName,
  gameClassify: [],
  nodeId: vassalage,
  gameId: '',
  mobileLargeIcon: '',
  mobileSmallIcon: '',
})

test('[2.3] a vendor of several categories has one tile, which leads to the first category of the merchant', () => {
  const vendors = [vendor('A', 'LIVE'), vendor('B', 'PVP'), vendor('A', 'RNG'), vendor('C', 'RNG')]
  expect(vendorTiles(vendors, ['RNG', 'LIVE']).map((tile) => `${tile.vassalage} ${tile.gameType}`)).toEqual(['A RNG', 'C RNG'])
})

test('[2.7] a vendor without a name shows its code in words, also while no name is known', () => {
  const name = vendorNames([vendor('A', 'RNG', 'Alpha'), vendor('BOREAL', 'RNG')])
  expect([name('A'), name('BOREAL'), name('MESA_NOVE')]).toEqual(['Alpha', 'Boreal', 'Mesa nove'])
})
