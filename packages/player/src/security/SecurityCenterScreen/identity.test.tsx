import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getKyc, getSecurityConfig, setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { consoleApi, makeClient, newCpf, newMember, renderScreen, sandboxUrl } from '@platform/test-kit/browser'
import { Refusal } from '../../app/screens/RouteGuard.tsx'
import { choosePicture } from '../../testing/documentPicture.ts'
import { SecurityCenterScreen } from './SecurityCenterScreen.tsx'

const path = '/m/securityCenter?view='
const open = (client: ReturnType<typeof makeClient>, view: string) => renderScreen(<SecurityCenterScreen />, { path: path + view, client })
async function member() {
  const { session, password, userName } = await newMember()
  return { client: makeClient({ session }), password, userName }
}

test('[7.6] the data come first; a smeared picture stays on the device and says why; three good ones go one by one, to the desk', async () => {
  const { client, userName } = await member()
  await open(client, 'identity')
  await expect.element(page.getByText('Antes das fotos, complete seus dados:')).toBeVisible()
  await setPayeeName(client, { payeeName: 'Ana Souza' })
  await setPersonalInfo(client, { idNumber: newCpf(), birthDate: '1990-01-31' })
  const fresh = makeClient({ session: client.session.get() })
  await open(fresh, 'identity')
  await expect.element(page.getByRole('heading', { name: 'Frente do documento' })).toBeVisible()
  await choosePicture('blurred')
  await expect.element(page.getByText('A foto saiu tremida. Apoie o aparelho e tente de novo.')).toBeVisible()
  expect((await getKyc(client)).sides).toEqual([])
  for (const next of ['Verso do documento', 'Selfie com o documento']) {
    await choosePicture()
    await expect.element(page.getByRole('heading', { name: next })).toBeVisible()
  }
  await choosePicture()
  await expect.element(page.getByText(/Recebemos suas fotos/)).toBeVisible()
  expect(['sent', 'review']).toContain((await getKyc(client)).status)
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const desk = (await (await fetch(`${sandboxUrl()}/console/api/desk`)).json()) as {
    identities: { id: number; userName: string }[]
  }
  const { id } = desk.identities.find((one) => one.userName === userName)!
  await consoleApi('kyc/decide', { id, outcome: 'refused', reason: 'glare' })
  await open(makeClient({ session: client.session.get() }), 'identity')
  await expect.element(page.getByText('Havia reflexo no documento. Restam 2 tentativas.')).toBeVisible()
})

test('[7.6] a camera that is refused leaves the way of a file', async () => {
  const { client } = await member()
  await setPayeeName(client, { payeeName: 'Ana Souza' })
  await setPersonalInfo(client, { idNumber: newCpf(), birthDate: '1990-01-31' })
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await open(client, 'identity')
  await page.getByRole('button', { name: 'Abrir câmera' }).click()
  await expect.element(page.getByText('Não conseguimos usar a câmera. Escolha um arquivo.')).toBeVisible()
  await choosePicture()
  await expect.element(page.getByRole('heading', { name: 'Verso do documento' })).toBeVisible()
})

test('[7.6] "end everything" asks first, and signs this device out', async () => {
  const { client } = await member()
  // The page's own redirect to the login must not win.
  await Refusal.load()
  await open(client, 'history')
  await page.getByRole('button', { name: 'Encerrar todos os acessos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar todos os acessos' }).click()
  await expect.poll(() => client.session.get()).toBeUndefined()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[7.6] an account closes only after its consequences were read, with the password, and then no session is open', async () => {
  const { client, password } = await member()
  await open(client, 'close')
  await expect.element(page.getByText(/^A conta é encerrada quando as apostas tiverem resultado e o saldo for sacado\./)).toBeVisible()
  await page.getByLabelText('Senha de acesso').fill(password)
  const submit = page.getByRole('button', { name: 'Encerrar conta' })
  await submit.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect((await getSecurityConfig(client)).score).toBe(10)
  await page.getByRole('checkbox').click()
  await Refusal.load()
  await submit.click()
  await expect.poll(() => client.session.get()).toBeUndefined()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})
