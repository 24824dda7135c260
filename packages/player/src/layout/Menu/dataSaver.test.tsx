import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sandboxUrl } from '@platform/test-kit/browser'
import { savesData } from '../../session/useDataSaver.ts'
import { changedClient, untouched } from '../../testing/changedAnswers.ts'
import { renderApp } from '../../testing/renderApp.tsx'

beforeEach(() => localStorage.clear())

/** Pictures are requested from the gateway: the tests' own server has none, and a tile whose picture failed shows its initials. */
const atGateway = (_key: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('/cdn/') ? sandboxUrl() + value : untouched

const games = () => [...document.querySelectorAll<HTMLImageElement>('article img')]
const large = () =>
  games()
    // Including what a larger screen may choose.
    .flatMap(({ src, srcset }) => (srcset ? [src, srcset] : [src]))
    .filter((source) => !/[?&]w=\d+$/.test(source))

test("[2.3] the menu's switch saves data: small pictures, nothing that plays; it is remembered", async () => {
  await renderApp(changedClient(atGateway), '/m/home')
  await expect.poll(large, { timeout: 15_000 }).not.toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('switch', { name: 'Economia de dados' }).click()
  await expect.element(page.getByRole('switch', { name: 'Economia de dados' })).toBeChecked()
  // All of home renders again: in parallel with other tests that takes seconds.
  await expect.poll(large, { timeout: 15_000 }).toEqual([])
  expect(games()).not.toEqual([])
  expect(
    page
      .getByRole('button', { name: 'Pausar' })
      .elements()
      .filter((button) => button.closest('[aria-roledescription]')),
  ).toEqual([])
  expect(savesData()).toBe(true)
  await page.getByRole('switch', { name: 'Economia de dados' }).click()
  await expect.poll(large, { timeout: 15_000 }).not.toEqual([])
  expect(savesData()).toBe(false)
}, 45_000)
