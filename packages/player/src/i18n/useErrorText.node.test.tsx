import { expect, test } from 'vitest'
import { BusinessError, messageKeys, PermissionError, RateLimitedError } from '@platform/sdk'
import { MerchantProvider, type MerchantValue } from '../merchant/MerchantProvider.tsx'
import { renderToText } from '../testing/renderToText.tsx'
import { useErrorText } from './useErrorText.ts'

function Text({ error }: { error: unknown }) {
  return useErrorText()(error)
}
const textOf = (error: unknown, locale?: 'en') => renderToText(<Text error={error} />, locale)

test('[8] an unknown code is an unknown error with the code for support', async () => {
  const error = new BusinessError('?', { code: 'vendor.strange', status: 400, requestId: 'c0ffee' })
  expect(await textOf(error)).toBe('Erro desconhecido. Tente de novo. Código do atendimento: c0ffee')
  expect(await textOf(error, 'en')).toBe('Unknown error. Try again. Support code: c0ffee')
})

test.each([
  [13.2 * 60_000, 'Muitas tentativas. Tente de novo em 14 min.'],
  [44_100, 'Muitas tentativas. Tente de novo em 45 s.'],
  [90 * 60_000, 'Muitas tentativas. Tente de novo em 2 h.'],
  [0, 'Muitas tentativas. Espere um pouco e tente de novo.'],
])('[9] a limit says how long to wait where the gateway does (%i ms), whatever its code is', async (after, text) => {
  for (const code of ['rate.limited', 'TOO_MANY_REQUESTS'])
    expect(await textOf(new RateLimitedError('later', { code, status: 429, after, requestId: 'c0ffee' }))).toBe(text)
})

test('[8] a refused permission says so, whatever its code is', async () => {
  expect(await textOf(new PermissionError('no', { code: 'FORBIDDEN', status: 403 }))).toMatch(/^Esta conta não tem acesso/)
})

test('[7.6] a player who is too young reads from which age the merchant’s members play', async () => {
  const error = new PermissionError('no', { code: 'play.underage', status: 403, texts: messageKeys })
  const brand = { merchant: { minimumAge: 21 } } as MerchantValue
  const text = (locale?: 'en') =>
    renderToText(
      <MerchantProvider value={brand}>
        <Text error={error} />
      </MerchantProvider>,
      locale,
    )
  expect(await text()).toBe('Só maiores de 21 anos podem jogar. Se a data está errada, envie um documento.')
  expect(await text('en')).toBe('You must be 21 or older to play. If the date is wrong, send a document.')
})
