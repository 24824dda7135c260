import { Hono } from 'hono'
import { MAX_BODY, readBody } from '../gateway/readBody.ts'
import type { Services } from '../gateway/Services.ts'
import { settlePayout } from '../withdrawals/exports.ts'
import { settleOrder } from './settleOrder.ts'

/**
 * Where a payment service reports that something was paid: `POST /payments/webhook`. Unsigned requests are refused; a signed one only names
 * the order or withdrawal to query, so that an old, duplicate or out-of-order webhook does no harm.
 */
export function webhookApp(services: Services) {
  const app = new Hono()
  app.post('/webhook', async ({ req, json }) => {
    const { service, settling, wake } = services.payments
    const body = (await readBody(req.raw, MAX_BODY, services.traffic.pace)).toString('utf8')
    const notice = service.verifyWebhook(req.raw.headers, body)
    if (!notice) return json({ ok: false }, 401)
    if ('payoutKey' in notice) await settlePayout(settling, notice.payoutKey)
    else await settleOrder(settling, notice.orderNo)
    void wake()
    return json({ ok: true })
  })
  // The service sends a failed webhook again.
  app.onError((error, { json }) => {
    console.error('webhook:', error instanceof Error ? error.message : error)
    return json({ ok: false }, 503)
  })
  return app
}
