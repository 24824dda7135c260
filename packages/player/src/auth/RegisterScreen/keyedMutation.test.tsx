import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { painted } from '@platform/config/settle'
import { makeClient, watchRenderings } from '@platform/test-kit/browser'
import { registerMutation } from '@platform/sdk/query/account'
import { PlatformProvider, useClient, useKeyedMutation } from '@platform/sdk/react'
import { createQueries } from '../../app/start/createQueries.ts'

const Form = () => <form>{useKeyedMutation(registerMutation(useClient())).status}</form>

test('[quality: speed] a prerendered form that has sent nothing is not rendered again', async () => {
  const client = makeClient()
  const { phases, watched } = watchRenderings(<Form />)
  const form = (
    <QueryClientProvider client={createQueries(client)}>
      <PlatformProvider client={client}>{watched}</PlatformProvider>
    </QueryClientProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(form)
  expect(root.textContent).toBe('idle')
  const page = hydrateRoot(root, form)
  onTestFinished(() => page.unmount())
  await painted()
  expect(phases).toEqual(['mount'])
})
