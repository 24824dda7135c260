import { expect, onTestFinished, test } from 'vitest'
import { readBridgeAddress, withBridge } from '@platform/sdk/gameBridge'
import { readLaunch } from './launch.ts'

test('[7.3] a reload of the page finds the bridge again, and not the ticket, which has been used', () => {
  const before = location.href
  onTestFinished(() => history.replaceState(history.state, '', before))
  const address = { session: 'of-this-launch-0001', host: 'https://site.example' }
  history.replaceState(history.state, '', withBridge('/play/?merchant=ipanema&lang=EN&ticket=t1', address))
  expect(readLaunch()).toMatchObject({ ticket: 't1', merchant: 'ipanema', language: 'EN' })
  expect(location.search).toBe('?merchant=ipanema&lang=EN')
  expect(readBridgeAddress(location.hash)).toEqual(address)
})
