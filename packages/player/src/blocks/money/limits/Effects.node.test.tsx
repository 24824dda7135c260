import { expect, test } from 'vitest'
import { renderToText } from '../../../testing/renderToText.tsx'
import { allEffects, noEffects } from './samples.ts'
import { Effects, type EffectsProps } from './Effects.tsx'

const textOf = (props: Partial<EffectsProps>) =>
  renderToText(<Effects act="close" effects={noEffects} symbol="R$" isAgent={false} {...props} />)

test('[7.6] the effects of a closing name the money, the bets and when the account is closed; of bonuses only where there are some', async () => {
  const text = await textOf({ effects: allEffects })
  expect(text).toMatch(/Saldo de R\$\s1\.234,56: continua seu\. Você pode sacar tudo, sem valor mínimo e sem taxa\./)
  expect(text).toMatch(/Bônus de R\$\s50,00: termina/)
  expect(text).toContain('3 apostas em aberto')
  expect(text).toContain('Depois disso, ela não reabre.')
  expect(await textOf({})).not.toMatch(/Bônus|equipe/)
})

test('[7.5] an agent reads what an exclusion or a closing does to contracts, debts, team and share; a pause changes no contract', async () => {
  const agent = { effects: allEffects, isAgent: true }
  const closing = await textOf(agent)
  expect(closing).toContain('2 contratos de equipe terminam hoje.')
  expect(closing).toMatch(/Valor a pagar desses contratos: R\$\s400,00\./)
  expect(closing).toMatch(/Antes do saque, R\$\s300,00 do saldo ficam reservados/)
  expect(closing).toMatch(/O saldo não cobre R\$\s100,00\. Se a casa não pagar essa parte/)
  expect(closing).toContain('Propostas em aberto perdem o efeito.')
  expect(closing).toContain('Sua parte fica com a casa.')
  expect(await textOf({ ...agent, act: 'exclude' })).toContain('só volta a contar para você se a conta reabrir')
  const pause = await textOf({ effects: noEffects, isAgent: true, act: 'pause' })
  expect(pause).toContain('Seus contratos de equipe não mudam')
  expect(pause).not.toContain('fica com a casa')
})
