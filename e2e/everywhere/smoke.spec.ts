import type { Page } from '@playwright/test'
import { painted } from '../support/painted.ts'
import { expect, test } from '../support/test.ts'
import { misfitsOf } from '../support/walk.ts'
import { isRepetition } from '../support/walks.ts'

test.skip(isRepetition, 'It is the first brand in other colours.')

test('[1] [2.1] an unknown address says so and leads home, where a guest sees the brand and the language, as on inner pages; it changes at once and stays', async ({
  page,
  site,
  merchant,
}) => {
  await page.goto('/m/service')
  await expect(page.getByRole('heading', { level: 1, name: site.t.titles.service })).toBeVisible()
  expect(await headerFaults(page)).toEqual([])
  await page.goto('/m/nowhere')
  await expect(page.getByRole('heading', { name: site.t.system.notFoundTitle })).toBeVisible()
  expect(await headerFaults(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: site.t.system.home }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await headerFaults(page, merchant.name)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await headerFaults(page, merchant.name)).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/**
 * What is missing in a guest's header on phones: a control of 44 px, the language, a single line, or on home the name of the brand, which
 * the narrowest leave out.
 */
async function headerFaults(page: Page, brand?: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await painted(page)
    const shown = await page.getByRole('banner').evaluate((header) => ({
      text: header.querySelector('h1')!.innerText,
      height: header.getBoundingClientRect().height,
      controls: [...header.querySelectorAll<HTMLElement>('a, button')]
        .filter((control) => !control.closest('h1') && control.checkVisibility())
        .map((control) => {
          const { left, right, height } = control.getBoundingClientRect()
          return { text: control.innerText.trim(), width: right - left, height, right }
        }),
    }))
    for (const control of shown.controls)
      if (control.width < 44 || control.height < 44 || control.right > width) faults.push(`at ${width} px: ${JSON.stringify(control)}`)
    if (!shown.controls.some(({ text }) => /^(PT|EN)/.test(text))) faults.push(`at ${width} px no language`)
    if (shown.height > 60) faults.push(`at ${width} px ${shown.height} px high`)
    if (brand && width >= 360 && shown.text.toLowerCase() !== brand.toLowerCase())
      faults.push(`at ${width} px the brand is "${shown.text}"`)
    faults.push(...(await misfitsOf(page)).map((text) => `at ${width} px: ${text}`))
  }
  return faults
}
