import { onTestFinished } from 'vitest'
import { entries } from '../storage/entries.ts'

/** For this test, a device that saves data: it does no proof of work, so that the first failure requires a captcha. */
export function saveData(): void {
  entries.dataSaver.set(true)
  onTestFinished(() => entries.dataSaver.remove())
}
