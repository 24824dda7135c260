import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2804:14c:5b:81:f1d0:11ff:fe22:3344', '2804:14c:5b:81::'],
  ['2804:014C:005b:0081::1', '2804:14c:5b:81::'],
  ['2804:14c::81', '2804:14c:0:0::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['', ''],
])('[7] the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
