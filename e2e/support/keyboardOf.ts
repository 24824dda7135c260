import type { Page } from '@playwright/test'
import type { Hand } from './StepRegistration.ts'
import { tabTo } from './tabTo.ts'

/** Fills in and presses by keyboard alone. */
export const keyboardOf = (page: Page): Hand => ({
  type: async (field, text) => {
    await tabTo(page, field)
    // The parts of a date in the order of Brazil.
    await page.keyboard.type(text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3$2$1'))
  },
  tap: async (target) => {
    const type = await target.getAttribute('type')
    if (type !== 'radio') {
      await tabTo(page, target)
      return page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter')
    }
    // Tab reaches a group at its first answer, the arrows the others.
    await tabTo(page, page.getByRole('radio').first())
    while (!(await target.isChecked())) await page.keyboard.press('ArrowDown')
  },
})
