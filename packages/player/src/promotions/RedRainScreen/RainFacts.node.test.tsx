import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { RainFacts } from './RainFacts.tsx'

const amount = minor(100)
const rain = { id: 'R', title: 'Chuva', state: 'upcoming' as const, openTime: 1, closeTime: 2, drawTime: 3, hash: 'h', ticket: '', tickets: 0, winners: [] } // prettier-ignore
const bands = [{ from: amount, to: amount, packets: 3 }]

test.each([
  [4, '75%'],
  [0, '0%'],
])('[2.1] a band is a share of all packets; of %i it is %s', async (packets, share) => {
  const facts = { pool: amount, packets, smallest: amount, largest: amount, mean: amount, multiple: 0, bands }
  expect(await renderToText(<RainFacts rain={{ ...rain, ...facts }} symbol="R$" />)).toContain(share)
})
