import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { promotionTexts } from '../texts/promotionTexts.ts'

/**
 * Pays rewards whose status is `claim`, each once, even with parallel requests; of several, those that can still be paid. Errors:
 * `reward.gone` if none can be paid, `play.underage`, `play.identity`, `terms.changed`. Spec 3.
 */
export const claimRewards = defineCall({
  name: 'claimRewards',
  method: 'POST',
  path: '/wps/member/reward/claim',
  module: 'REWCEN3',
  access: 'money',
  retry: 'keyed',
  section: '7.1',
  texts: promotionTexts,
  shown: false,
  input: z.object({
    /** Ids of rewards. */
    ids: z.array(id),
  }),
  output: z.object({
    /** Total amount paid. */
    amount: money,
    /** Which of them were paid. */
    ids: list(id),
  }),
})
