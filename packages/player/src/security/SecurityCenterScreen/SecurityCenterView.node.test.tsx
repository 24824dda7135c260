import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { completeConfig, sampleNow } from '../samples.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

test('[7.6] on a narrow phone an e-mail address breaks before its "@" or a dot, not inside a word', async () => {
  const html = await renderToText(<SecurityCenterView config={completeConfig} now={sampleNow} changePasswordHref="#" />)
  expect(html).toContain('a••••<wbr/>@correio<wbr/>.example')
})
