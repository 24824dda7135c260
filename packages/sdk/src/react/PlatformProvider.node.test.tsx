import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clientOf, failure } from '../../test/stubGateway.ts'
import { PlatformProvider, useClient } from './PlatformProvider.tsx'

const Merchant = () => <b>{useClient().merchant}</b>

test('[architecture: sdk] a screen finds the client of its provider', () => {
  const client = clientOf(() => failure(500, ''))
  expect(
    renderToString(
      <PlatformProvider client={client}>
        <Merchant />
      </PlatformProvider>,
    ),
  ).toBe('<b>ipanema</b>')
})

test('[architecture: sdk] a screen without a provider says what is missing', () => {
  expect(() => renderToString(<Merchant />)).toThrow('PlatformProvider')
})
