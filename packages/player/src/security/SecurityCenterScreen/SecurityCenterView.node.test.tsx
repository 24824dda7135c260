import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { completeConfig, sampleNow } from '../samples.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

test('[7.6] on a narrow phone an e-mail address breaks before its "@", not inside a word', async () => {
  const html = await renderToText(<SecurityCenterView config={completeConfig} now={sampleNow} changePasswordHref="#" />)
  expect(html).toContain(completeConfig.email.replace('@', '<wbr/>@'))
})
