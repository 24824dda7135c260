import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { savesData } from '../../session/useDataSaver.ts'
import { renderApp } from '../../testing/renderApp.tsx'

beforeEach(() => localStorage.clear())

const games = () => [...document.querySelectorAll<HTMLImageElement>('article img')]
const areSmall = () => games().length > 0 && games().every(({ src }) => /[?&]w=\d+$/.test(src))

test("[2.3] the menu's switch saves data: small pictures, nothing that plays; it is remembered", async () => {
  await renderApp(makeClient(), '/m/home')
  await expect.poll(games).not.toEqual([])
  expect(areSmall()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('switch', { name: 'Economia de dados' }).click()
  await expect.element(page.getByRole('switch', { name: 'Economia de dados' })).toBeChecked()
  // All of home is drawn anew: beside other tests that takes seconds.
  await expect.poll(areSmall, { timeout: 15_000 }).toBe(true)
  expect(
    page
      .getByRole('button', { name: 'Pausar' })
      .elements()
      .filter((button) => button.closest('[aria-roledescription]')),
  ).toEqual([])
  expect(savesData()).toBe(true)
  await page.getByRole('switch', { name: 'Economia de dados' }).click()
  await expect.poll(areSmall, { timeout: 15_000 }).toBe(false)
  expect(savesData()).toBe(false)
}, 45_000)
