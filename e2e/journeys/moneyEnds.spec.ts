import { expectAccessible } from '../support/axe.ts'
import type { Member } from '../support/QaConsole.ts'
import { received } from '../support/received.ts'
import { expect, test } from '../support/test.ts'

const mobileOf = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

test('[7.6] an identity goes from three pictures to accepted at the desk, and the page says so', async ({ page, qa, site }) => {
  const { identity } = site.t.security
  const member = await qa.newMember({ payeeName: 'Ana Clara Souza', idNumber: '52998224725' })
  await site.signIn(member)
  await page.goto('/m/securityCenter?view=identity')
  for (const side of ['front', 'back', 'selfie'] as const) {
    await expect(page.getByRole('heading', { name: identity.sides[side] })).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: `${side}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await page.evaluate(sharpPicture), 'base64'),
    })
  }
  await expect(page.getByText(identity.review)).toBeVisible()
  await expectAccessible(page)

  const { identities } = await qa.call<{ identities: { id: number; userName: string }[] }>('GET', 'desk')
  const { id } = identities.find(({ userName }) => userName === member.userName)!
  await qa.call('POST', 'kyc/decide', { id, outcome: 'accepted' })
  await page.reload()
  await expect(page.getByText(identity.accepted)).toBeVisible()
})

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

test('[7.6] a phone is confirmed by a code, then replaced by a code of each number, and withdrawals wait', async ({ page, qa, site }) => {
  const { security } = site.t
  const member = await qa.newMember()
  await site.signIn(member)
  const view = '/m/securityCenter?view=mobile'
  const [old, next] = [mobileOf(), mobileOf()]
  const send = () => page.getByRole('button', { name: /Enviar código/ }).last()
  const newCode = () => page.getByLabel(security.codeNew, { exact: true })
  await page.goto(view)
  await page.getByLabel(security.mobile.new, { exact: true }).fill(old)
  await send().click()
  await expect.poll(() => received(qa, `55${old}`)).not.toBe('')
  await newCode().fill(await received(qa, `55${old}`))
  await page.getByRole('button', { name: security.save, exact: true }).click()
  await expect(page.getByText(security.saved)).toBeVisible()

  await page.goto(view)
  await expect(page.getByText(security.holdWarning)).toBeVisible()
  const oldCode = page.locator('input[name=oldVerificationCode]')
  await page
    .getByRole('button', { name: /Enviar código/ })
    .first()
    .click()
  await expect.poll(() => received(qa, `55${old}`)).not.toBe('')
  await page.getByLabel(security.mobile.new, { exact: true }).fill(next)
  await send().click()
  await expect.poll(() => received(qa, `55${next}`)).not.toBe('')
  await oldCode.fill(await received(qa, `55${old}`))
  await newCode().fill(await received(qa, `55${next}`))
  await page.getByRole('button', { name: security.save, exact: true }).click()
  await expect(page.getByText(security.saved)).toBeVisible()
  await page.goto('/m/securityCenter')
  await expect(page.getByText(security.hold.title)).toBeVisible()
})

test('[7.5] the receipt of a transfer shows the same number to sender and receiver, also after a reload', async ({ page, qa, site }) => {
  const { security, wallet } = site.t
  const { merchant } = qa
  const agent = await qa.newMember({ type: 1 })
  const player = await qa.call<Member>('POST', 'members', { merchant, upline: agent.userName, balance: 50_000 })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
    merchant,
    userName: player.userName,
  })
  // What was deposited must be played before it leaves.
  await qa.call('POST', 'bets/lose', { merchant, userName: player.userName, amount: 25_000 })
  await site.signIn(player)
  await page.goto('/m/upLine/transfer')
  await page.getByLabel(wallet.transfer.amount, { exact: true }).fill('25')
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: /^Transferir R\$\s25,00$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: wallet.transfer.sure.confirm, exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: wallet.receipt.title.out })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: wallet.receipt.title.out })).toBeVisible()
  await expectAccessible(page)
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(page.getByRole('main')).toContainText(number)

  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await site.signIn(agent)
  await expect(site.balance()).toContainText(site.amount(2500))
  await page.goto(`/m/upLine/transfer?order=${number}`)
})
