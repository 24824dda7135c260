import { minor } from '@platform/sdk'
import { getRedEnvelopes, getSentEnvelopes, sendRedEnvelope, takeRedEnvelope } from '@platform/sdk/rewards'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { envelopesOf } from './envelopesOf.ts'
import { confirmEnvelope, sendEnvelope } from './sendEnvelope.ts'
import { pageOfSent } from './sentEnvelopes.ts'
import { takeEnvelope } from './takeEnvelope.ts'

/** Red envelopes of agents to their direct members. */
export const envelopeRoutes = [
  handle(getSentEnvelopes, pageOfSent),
  handle(sendRedEnvelope, sendEnvelope, { before: confirmEnvelope }),
  handle(getRedEnvelopes, (_input, context) => envelopesOf(context)),
  handle(takeRedEnvelope, async ({ id: envelopeNo }, context) => {
    const { id: memberId, merchant } = memberOf(context)
    return { amount: minor(await takeEnvelope(context.db, { envelopeNo, merchant, memberId, at: context.now() })) }
  }),
]
