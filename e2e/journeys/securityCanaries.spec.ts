import { everythingStored } from '../support/everythingStored.ts'
import { expect, test } from '../support/test.ts'

const view = (name: string) => `/m/securityCenter?view=${name}`

test('[7.6] typed passwords, codes, CPF, name and keys appear in no address, console line, storage or cache', async ({
  page,
  qa,
  site,
}) => {
  const { security } = site.t
  const consoleLines: string[] = []
  page.on('request', (request) => consoleLines.push(request.url()))
  page.on('framenavigated', (frame) => consoleLines.push(frame.url()))
  page.on('console', (message) => consoleLines.push(message.text()))
  const member = await qa.newMember()
  const secrets = {
    password: member.password,
    pin: '907164',
    CPF: '39053344705',
    name: 'Canario Titular',
    key: 'canario.destino@correio.example',
    answer: 'Canario de Estimacao',
  }
  const label = (name: string) => page.getByLabel(name, { exact: true })
  const send = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  }
  await site.signIn(member)
  await page.goto(view('payment'))
  await label(security.loginPassword).fill(secrets.password)
  await label(security.payment.title).fill(secrets.pin)
  await label(security.payment.repeat).fill(secrets.pin)
  await send(security.save)
  await page.goto(view('personal'))
  await label(security.personal.cpf).fill(secrets.CPF)
  await label(security.personal.birth).fill('1990-01-31')
  await send(security.save)
  await page.goto(view('destination'))
  await label(security.destinations.keyType).selectOption('EMAIL')
  await label(security.destinations.key).last().fill(secrets.key)
  await label(security.destinations.holder).fill(secrets.name)
  await label(security.payment.title).fill(secrets.pin)
  await send(security.destinations.add)
  await page.goto(view('questions'))
  await label('Resposta 1').fill(secrets.answer)
  await label('Resposta 2').fill(`${secrets.answer} 2`)
  await label(security.loginPassword).fill(secrets.password)
  await send(security.save)
  await page.goto(view('destinations'))
  await expect(page.getByText('c••••@correio.example')).toBeVisible()

  const stored = await everythingStored(page)
  expect(stored).toContain('c••••@correio.example')
  const places = { consoleLines: consoleLines.join('\n'), stored }
  const found = Object.entries(secrets).flatMap(([what, secret]) =>
    Object.entries(places).flatMap(([where, text]) => (text.includes(secret) ? [`${what} in ${where}`] : [])),
  )
  expect(found).toEqual([])
})
