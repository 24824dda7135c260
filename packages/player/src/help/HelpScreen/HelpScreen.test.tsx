import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { HelpDetailScreen } from '../HelpDetailScreen/HelpDetailScreen.tsx'
import { intercept } from '../../testing/intercept.ts'
import { HelpScreen } from './HelpScreen.tsx'

const list = (path = '/m/help', client = makeClient()) => renderScreen(<HelpScreen />, { path, client })
const detail = (path: string, client = makeClient()) => renderScreen(<HelpDetailScreen />, { path, client })

test('[2.16] each title leads to its own index, also after a search', async () => {
  await list()
  await expect.element(page.getByRole('link', { name: 'Primeiros passos' })).toHaveAttribute('href', '/m/helpDetail?i=0')
  await page.getByRole('searchbox').fill('sacar conta titularidade')
  await expect.element(page.getByRole('link', { name: 'Como sacar' })).toHaveAttribute('href', '/m/helpDetail?i=2')
  await expect.element(page.getByRole('link', { name: 'Primeiros passos' })).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('xyzzy')
  await expect.element(page.getByText('Nenhuma resposta encontrada')).toBeVisible()
})

test('[2.16] the two contacts below the questions have names that differ', async () => {
  await list()
  await expect.element(page.getByRole('link', { name: 'Canais de atendimento' })).toHaveAttribute('href', '/m/service')
  await expect.element(page.getByRole('link', { name: 'Enviar uma mensagem' })).toHaveAttribute('href', '/m/feedback')
})

test('[2.16] an index that is no number is the first item, on both addresses', async () => {
  await list('/m/help?i=abc')
  await expect.element(page.getByText('/m/helpDetail?i=abc')).toBeVisible()
  await detail('/m/helpDetail?i=abc')
  await expect.element(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible()
})

test('[2.16] with an index the list is the address of that item', async () => {
  await list('/m/help?i=2')
  await expect.element(page.getByText('/m/helpDetail?i=2')).toBeVisible()
})

test('[2.16] without an index the first item shows, and the next follows', async () => {
  await detail('/m/helpDetail')
  await expect.element(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible()
  await page.getByRole('link', { name: /Como depositar/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Como depositar' })).toBeVisible()
})

test('[2.16] an index that the list does not have leads back to the list', async () => {
  await detail('/m/helpDetail?i=999')
  await expect.element(page.getByText('Esta dúvida não existe mais')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver todas as dúvidas' })).toHaveAttribute('href', '/m/help')
})

test('[2.16] an empty help centre says so', async () => {
  const client = makeClient()
  intercept(client, 'getHelpCenter', () => Promise.resolve([]))
  await list('/m/help', client)
  await expect.element(page.getByText('Nada por aqui ainda')).toBeVisible()
})

test('[2.16] HTML of the gateway runs nothing and keeps its words', async () => {
  const client = makeClient()
  const content = '<p onclick="window.hit=1">Olá <img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">link</a></p>'
  intercept(client, 'getHelpCenter', () => Promise.resolve([{ title: '<b onmouseover=hit()>Título</b>', content }]))
  await detail('/m/helpDetail', client)
  await expect.element(page.getByRole('heading', { name: '<b onmouseover=hit()>Título</b>' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[onclick],[onerror],a[href^=javascript]').length).toBe(0)
  expect((globalThis as { hit?: number }).hit).toBeUndefined()
})
