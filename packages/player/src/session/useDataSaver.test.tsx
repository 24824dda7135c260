import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { entries } from '../storage/entries.ts'
import { savesData, useDataSaver } from './useDataSaver.ts'

const device = (connection: object | undefined) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

afterEach(() => {
  entries.dataSaver.remove()
  delete (navigator as { connection?: unknown }).connection
})

test.each([
  [undefined, false],
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: false }, false],
])('[2.2] data saver: a device that says %j saves: %s', (connection, saves) => {
  device(connection)
  expect(savesData()).toBe(saves)
})

test('[2.2] data saver: the player decides over the device, and the choice stays', async () => {
  device({ saveData: true })
  function Choice() {
    const { on, set } = useDataSaver()
    return <button onClick={() => set(!on)}>{on ? 'saves' : 'spends'}</button>
  }
  await renderScreen(<Choice />)
  await page.getByRole('button', { name: 'saves' }).click()
  await expect.element(page.getByRole('button', { name: 'spends' })).toBeVisible()
  expect(savesData()).toBe(false)
  expect(entries.dataSaver.get()).toBe(false)
})

test('[2.2] data saver: a network that gets slow is noticed', async () => {
  const network = Object.assign(new EventTarget(), { effectiveType: '4g' })
  device(network)
  function State() {
    return <p>{useDataSaver().on ? 'saves' : 'spends'}</p>
  }
  await renderScreen(<State />)
  await expect.element(page.getByText('spends')).toBeVisible()
  network.effectiveType = '2g'
  network.dispatchEvent(new Event('change'))
  await expect.element(page.getByText('saves')).toBeVisible()
})
