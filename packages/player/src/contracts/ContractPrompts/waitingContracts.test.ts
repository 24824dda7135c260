import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { waitingContracts } from './waitingContracts.ts'

const row = { betVolume: minor(100), activeMember: 1, rateType: 'proportion' as const, rate: 500 }
const none = { dailysalreqtype: {}, divtypecompperiodreq: {}, contracthoursalreq: {} }

test('[6] what waits is shown one after the other, and shown again where its terms are others', () => {
  expect(waitingContracts(none)).toEqual([])
  const both = waitingContracts({ ...none, dailysalreqtype: { ALL: [row] }, contracthoursalreq: { ALL: [row] } })
  expect(both.map(({ kind }) => kind)).toEqual(['daily', 'hourly'])
  expect(new Set(both.map(({ id }) => id)).size).toBe(2)
  const [other] = waitingContracts({ ...none, dailysalreqtype: { ALL: [{ ...row, rate: 600 }] } })
  expect(other!.id).not.toBe(both[0]!.id)
})
