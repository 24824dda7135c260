import { withDeadline } from '../base/withDeadline.ts'
import type { PaymentService } from './PaymentService.ts'

/** Longer than any working service takes. */
const ANSWER_MS = 20_000

/** The same service with a timeout, after which it counts as down: waiting for it must not delay anything else. */
export function timely(service: PaymentService, ms = ANSWER_MS): PaymentService {
  return {
    name: service.name,
    createCharge: (charge) => withDeadline(ms, service.createCharge(charge)),
    cancelCharge: (orderNo) => withDeadline(ms, service.cancelCharge(orderNo)),
    getCharge: (orderNo) => withDeadline(ms, service.getCharge(orderNo)),
    listPaid: (since, cursor) => withDeadline(ms, service.listPaid(since, cursor)),
    payOut: (order) => withDeadline(ms, service.payOut(order)),
    getPayout: (key) => withDeadline(ms, service.getPayout(key)),
    listPayouts: (since, cursor) => withDeadline(ms, service.listPayouts(since, cursor)),
    returnPayment: (order) => withDeadline(ms, service.returnPayment(order)),
    verifyWebhook: (headers, body) => service.verifyWebhook(headers, body),
  }
}
