import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Client } from '@platform/sdk'
import { getPromotions, type Promotion } from '@platform/sdk/promotions'
import { painted } from '@platform/config/settle'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { BusinessError, minor, OutcomeUnknownError } from '@platform/sdk'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { samplePromotion } from '../samples.ts'
import { ActivityDetailScreen } from './ActivityDetailScreen.tsx'

const member = async () => makeClient({ session: (await newMember()).session })
const open = (id: string, client: Client) => renderScreen(<ActivityDetailScreen />, { path: `/m/activityDetail?id=${id}`, client })

async function first(client: Client, is: (promotion: Promotion) => boolean) {
  const { content } = await getPromotions(client, {})
  return content.find(is)!
}
const toApply = (one: Promotion) => one.status === 'join' && one.joinMode === 'apply'

async function picture(name: string, type = 'image/png') {
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), type))
  return new File([blob], name, { type })
}

test('[2.15] the detail shows title, dates and body, and joining reports and changes the status of the member', async () => {
  const client = await member()
  const { id, title } = await first(client, (one) => one.status === 'join' && one.joinMode === 'join')
  await open(id, client)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Participar' }).click()
  await expect.element(page.getByText('Participando', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Participar' })).not.toBeInTheDocument()
})

test('[3] an application takes a comment of 140 characters with a counter and three pictures', async () => {
  const client = await member()
  const { id } = await first(client, toApply)
  const sent = intercept(client, 'applyPromotion', (_input, pass) => pass())
  await open(id, client)
  await page.getByRole('button', { name: 'Solicitar participação' }).click()
  await page.getByRole('textbox', { name: 'Comentário' }).fill(`${'a'.repeat(139)}🎲🎲`)
  await expect.element(page.getByText('140/140')).toBeVisible()
  const files = await Promise.all(['1.png', '2.png', '3.png', '4.png'].map((name) => picture(name)))
  const chooser = page.elementLocator(document.querySelector('input[type=file]')!)
  await userEvent.upload(chooser, files)
  await expect.element(page.getByText('Você pode enviar no máximo 3 imagens.')).toBeVisible()
  await expect.poll(() => page.getByRole('img', { name: /Imagem/ }).elements().length).toBe(3)
  await page.getByRole('button', { name: 'Remover imagem 2' }).click()
  await page.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect.element(page.getByText('Em análise')).toBeVisible()
  expect(sent[0]).toMatchObject({ id, comment: `${'a'.repeat(139)}🎲` })
  expect((sent[0]!.images as Blob[]).map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
  expect([...document.querySelectorAll('dd')].at(-1)?.textContent).toBe('2')
})

test('[3] the comment of an application is there again after the sign-in, for its own member only, and gone once sent', async () => {
  const client = await member()
  const { session } = client
  const own = session.get()!
  const { id } = await first(client, toApply)
  const path = `/m/activityDetail?id=${id}`
  const { router } = await renderApp(client, path)
  const apply = button('Solicitar participação')
  const comment = page.getByRole('textbox', { name: 'Comentário' })
  const comeBackAs = async (next: typeof own) => {
    await router.navigate('/m/activityInfo')
    await expect.element(comment).not.toBeInTheDocument()
    session.set(next)
    await router.navigate(path)
    await apply.click()
  }
  await apply.click()
  await comment.fill('Jogo aqui desde maio')
  await comeBackAs((await newMember()).session)
  await expect.element(comment).toHaveValue('')
  await comeBackAs(own)
  await expect.element(comment).toHaveValue('Jogo aqui desde maio')
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]')!), await picture('1.png'))
  await button('Enviar solicitação').click()
  await expect.element(page.getByText('Em análise')).toBeVisible()
  await expect.element(comment).not.toBeInTheDocument()
})

test('[5] a file that is no png or jpg is refused with a reason', async () => {
  const client = await member()
  await open((await first(client, toApply)).id, client)
  await page.getByRole('button', { name: 'Solicitar participação' }).click()
  const chooser = page.elementLocator(document.querySelector('input[type=file]')!)
  await userEvent.upload(chooser, new File(['<svg onload="alert(1)"/>'], 'foto.png', { type: 'image/png' }))
  await expect.element(page.getByText('Envie apenas imagens PNG ou JPG.')).toBeVisible()
  expect(page.getByRole('img', { name: /Imagem/ }).elements()).toEqual([])
})

test('[3] a rejected application tells why and may be followed by another', async () => {
  const client = await member()
  const { id } = await first(client, toApply)
  await open(id, client)
  await page.getByRole('button', { name: 'Solicitar participação' }).click()
  // The gateway accepts no application for this one without a picture, and the form validates that first.
  const asked = intercept(client, 'applyPromotion', (_input, pass) => pass())
  await page.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect.element(page.getByText('Envie a imagem que esta promoção pede.')).toBeVisible()
  expect(asked).toHaveLength(0)
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]')!), await picture('1.png'))
  await page.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect.element(page.getByText('Em análise')).toBeVisible()
  const applicationNo = document.querySelector('dd')!.textContent
  await consoleApi('applications/decide', { applicationNo, outcome: 'rejected', reasonPt: 'Foto ilegível.' })
  await open(id, makeClient({ session: client.session.get() }))
  await expect.element(page.getByText(/Foto ilegível/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar de novo' })).toBeVisible()
})

test('[6] a guest signs in before taking part', async () => {
  const client = makeClient()
  const joined = intercept(client, 'joinPromotion', (_input, pass) => pass())
  await open((await first(client, (one) => one.status === 'join' && one.joinMode === 'join')).id, client)
  await page.getByRole('button', { name: 'Participar' }).click()
  await painted()
  expect(joined).toEqual([])
})

test('[3] a claim with an unknown outcome is tried again with its own key', async () => {
  const client = await member()
  const claimable = samplePromotion({ id: '1', status: 'claim', progress: minor(50_000) })
  const keys: (string | undefined)[] = []
  const real = client.request.bind(client)
  vi.spyOn(client, 'request').mockImplementation((call, input, options) => {
    if (call.name === 'getPromotion') return Promise.resolve({ promotion: claimable }) as never
    if (call.name !== 'claimPromotion') return real(call, input, options)
    keys.push(options?.idempotencyKey)
    return keys.length === 1
      ? Promise.reject(new OutcomeUnknownError('k', new BusinessError('slow', { code: 'server.error' })))
      : (Promise.resolve({ amount: minor(5_000) }) as never)
  })
  await open('1', client)
  const claim = page.getByRole('button', { name: /^Resgatar R\$/ })
  await claim.click()
  await expect.poll(() => keys.length).toBe(1)
  await claim.click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('[2.15] a promotion that is gone leads to the others', async () => {
  await open('999999', makeClient())
  await expect.element(page.getByRole('link', { name: 'Ver todas as promoções' })).toHaveAttribute('href', '/m/activity')
})
