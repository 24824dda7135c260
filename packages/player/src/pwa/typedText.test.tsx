import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { hasTypedText, watchTyping } from './typedText.ts'

test('[9] what was written before the page watched, or since, is text until it is empty or gone; a choice is none', async () => {
  const form = document.createElement('form')
  form.innerHTML = '<input aria-label="early"><textarea aria-label="late"></textarea><input type="checkbox" aria-label="choice">'
  document.body.append(form)
  onTestFinished(() => form.remove())
  await page.getByLabelText('early').fill('21987654321')
  onTestFinished(watchTyping())
  expect(hasTypedText()).toBe(true)
  await page.getByLabelText('early').clear()
  await page.getByLabelText('choice').click()
  expect(hasTypedText()).toBe(false)
  await page.getByLabelText('late').fill('Olá')
  expect(hasTypedText()).toBe(true)
  form.remove()
  expect(hasTypedText()).toBe(false)
})
