import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { completeConfig, sampleConfig, sampleNow } from '../samples.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

test('[7.6] on a narrow phone an e-mail address breaks before its "@" or a dot, not inside a word', async () => {
  const html = await renderToText(<SecurityCenterView config={completeConfig} now={sampleNow} changePasswordHref="#" />)
  expect(html).toContain('a••••<wbr/>@correio<wbr/>.example')
})

test('[7.6] what is missing comes first and says so; what is done has a mark', async () => {
  const html = await renderToText(<SecurityCenterView config={sampleConfig} now={sampleNow} changePasswordHref="#" />)
  const access = html.slice(html.indexOf('id="security-access"'), html.indexOf('id="security-money"'))
  const states = [...access.matchAll(/<li>.*?<\/li>/g)].map(([row]) => /Falta|Feito/.exec(row)?.[0])
  expect(states).toEqual(['Falta', 'Falta', 'Falta', 'Feito', 'Feito', 'Feito', undefined])
})
