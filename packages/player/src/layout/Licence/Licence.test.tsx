import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksAt, marketOf } from '@platform/sdk/markets'
import { renderScreen } from '@platform/test-kit/browser'
import { Licence } from './Licence.tsx'

const licence = { name: 'SPA/MF 2.090', picture: '/licence.svg', href: 'https://autoridade.example/autorizacoes' }

test('[2.2] the licence of a merchant is its picture, which leads to the proof in a window of its own', async () => {
  await renderScreen(<Licence brand="Bandeira" minimumAge={18} licence={licence} />)
  const proof = page.getByRole('link', { name: 'Licença SPA/MF 2.090: ver autorização' })
  await expect.element(proof).toHaveAttribute('href', licence.href)
  await expect.element(proof).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(proof.getByRole('img')).toHaveAttribute('src', licence.picture)
})

test('[2.2] the copyright line has the years of the specification, or the last year that the merchant has', async () => {
  await renderScreen(<Licence brand="Ipanema" minimumAge={18} />)
  await expect.element(page.getByText(/^© 2018–2023 Ipanema\./)).toBeVisible()
  await renderScreen(<Licence brand="Lotus" minimumAge={18} copyrightUntil={2027} />)
  await expect.element(page.getByText(/^© 2018–2027 Lotus\./)).toBeVisible()
})

test('[2.2] the operator of the site is named with the numbers of company and licence', async () => {
  const operator = { name: 'Bandeira Apostas S.A.', number: 'CNPJ 12.345.678/0001-95' }
  await renderScreen(<Licence brand="Bandeira" minimumAge={18} licence={licence} operator={operator} />)
  await expect.element(page.getByText('Bandeira Apostas S.A. · CNPJ 12.345.678/0001-95 · SPA/MF 2.090')).toBeVisible()
})

test('[2.2] [market requires.legalCard requires.links numbers.centralExclusion] the legal card has the authorisation’s day, the address, support, ombudsman and the links of the market', async () => {
  const operator = {
    name: 'Bandeira Apostas S.A.',
    number: 'CNPJ 12.345.678/0001-95',
    address: 'Av. Exemplo, 100',
    service: { phone: '0800 1', email: 'atendimento@bandeira.example' },
    ombudsman: { phone: '0800 2', email: 'ouvidoria@bandeira.example' },
  }
  const links = linksAt(marketOf('br'), 'foot').map(({ href, name }) => ({ href, name: name['pt-BR'] }))
  await renderScreen(
    <Licence brand="Bandeira" minimumAge={18} licence={{ ...licence, date: '2026-01-02' }} operator={operator} links={links} />,
  )
  for (const text of ['Autorização de 2 de janeiro de 2026', 'Av. Exemplo, 100', 'Atendimento: 0800 1, atendimento@bandeira.example'])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Ouvidoria: 0800 2, ouvidoria@bandeira.example')).toBeVisible()
  const exclusion = page.getByRole('link', { name: 'Autoexclusão em todos os sites (gov.br)' })
  await expect.element(exclusion).toHaveAttribute('href', 'https://www.gov.br/autoexclusaoapostas')
})

test('[2.2] without one the age limit takes its place, and nothing pretends to be a licence', async () => {
  await renderScreen(<Licence brand="Ipanema" minimumAge={21} />)
  await expect.element(page.getByRole('img', { name: '21+' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(page.getByRole('navigation').elements()).toEqual([])
})
