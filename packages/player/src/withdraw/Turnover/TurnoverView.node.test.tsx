import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { renderToText } from '../../testing/renderToText.tsx'
import { sampleRequirement } from '../samples.ts'
import { TurnoverView } from './TurnoverView.tsx'

const held = { ...sampleRequirement, id: '2', held: true }
const textOf = async (requirements: (typeof held)[], left: number, locale: 'pt-BR' | 'en') => {
  const bonus = { bonusLoss: minor(5000), endsBonus: true }
  const view = <TurnoverView requirements={requirements} uncounted={[]} left={left} bonus={bonus} symbol="R$" formHref="#" />
  return (await renderToText(view, locale)).replaceAll(/\s/g, ' ')
}

test.each([
  ['pt-BR', 'Nada a apostar agora', 'Um saque agora'],
  ['en', 'No bets needed now', 'A withdrawal now'],
] as const)('[7.6] in %s a bonus that a withdrawal holds asks for no bets, and warns of no loss', async (locale, heading, warning) => {
  const text = await textOf([held], 0, locale)
  expect(text).toContain(heading)
  expect(text).not.toContain(warning)
})

test.each([
  ['pt-BR', 'Falta apostar R$ 12,00', 'Um saque agora'],
  ['en', 'R$ 12.00 left to bet', 'A withdrawal now'],
] as const)('[7.6] in %s beside a held bonus another one still asks for bets', async (locale, heading, warning) => {
  const text = await textOf([held, { ...sampleRequirement, held: false }], 1200, locale)
  expect(text).toContain(heading)
  expect(text).toContain(warning)
})
