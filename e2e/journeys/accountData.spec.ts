import { newCpf } from '@platform/test-kit/scenarios'
import { expectAccessible } from '../support/axe.ts'
import type { NewMember } from '../support/QaConsole.ts'
import { received } from '../support/received.ts'
import { expect, test } from '../support/test.ts'

const mobileOf = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** A picture as from a camera, with sharp lines: base64 of a JPEG. */
function sharpPicture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#d8d8d8'
  context.fillRect(0, 0, 900, 600)
  context.fillStyle = '#333'
  for (let line = 0; line < 40; line++) context.fillRect(40, line * 15, 800, 6)
  return canvas.toDataURL('image/jpeg').split(',')[1]!
}

test('[7.6] an identity: CPF and birth first, then three pictures; the desk accepts it, and the page shows that', async ({
  page,
  qa,
  site,
}) => {
  const { identity, personal, save } = site.t.security
  const member = await qa.newMember({ payeeName: 'Ana Clara Souza' })
  await site.enter(member)
  await page.goto('/m/securityCenter?view=identity')
  await page.getByRole('link', { name: personal.title }).click()
  await page.getByLabel(personal.cpf, { exact: true }).fill(newCpf())
  await page.getByLabel(personal.birth, { exact: true }).fill('1990-05-17')
  await page.getByRole('button', { name: save, exact: true }).click()
  const buffer = Buffer.from(await page.evaluate(sharpPicture), 'base64')
  for (const side of ['front', 'back', 'selfie'] as const) {
    await expect(page.getByRole('heading', { name: identity.sides[side] })).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await expect(page.getByText(identity.review)).toBeVisible()
  await expectAccessible(page)

  const { identities } = await qa.call<{ identities: { id: number; userName: string }[] }>('GET', 'desk')
  const { id } = identities.find(({ userName }) => userName === member.userName)!
  await qa.call('POST', 'kyc/decide', { id, outcome: 'accepted' })
  await page.reload()
  await expect(page.getByText(identity.accepted)).toBeVisible()
})

test('[7.6] a number is replaced with a code of each number, and withdrawals wait', async ({ page, qa, site }) => {
  const { security } = site.t
  const [old, next] = [mobileOf(), mobileOf()]
  await site.enter(await qa.call<NewMember>('POST', 'members', { merchant: qa.merchant, mobile: `55${old}` }))
  await page.goto('/m/securityCenter?view=mobile')
  await expect(page.getByText(security.holdWarning)).toBeVisible()
  const send = page.getByRole('button', { name: /Enviar código/ })
  await send.first().click()
  await expect.poll(() => received(qa, `55${old}`)).not.toBe('')
  await page.getByLabel(security.mobile.new, { exact: true }).fill(next)
  await send.last().click()
  await expect.poll(() => received(qa, `55${next}`)).not.toBe('')
  await page.locator('input[name=oldVerificationCode]').fill(await received(qa, `55${old}`))
  await page.locator('input[name=verificationCode]').fill(await received(qa, `55${next}`))
  await page.getByRole('button', { name: security.save, exact: true }).click()
  await expect(page.getByText(security.saved)).toBeVisible()
  await page.goto('/m/securityCenter')
  await expect(page.getByText(security.hold.title)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`•${next.slice(-2)}`) })).toBeVisible()
})
