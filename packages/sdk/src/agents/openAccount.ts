import * as z from 'zod/mini'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/wire/fields.ts'
import { agentTexts } from '../texts/agentTexts.ts'
import { AccountKind } from './AccountKind.ts'
import { AgentRate } from './AgentRate.ts'

/**
 * Opens an account of a direct member of the agent, with a temporary password: the account cannot act until its owner chooses another one.
 * Errors: `register.usernameTaken`; `validation` of `username`, `password`; `rebate.ceiling`,
 * `rebate.gap` and `rebate.quota` of `rates` that may not be given. Spec 7.5.
 */
export const openAccount = defineCall({
  name: 'openAccount',
  method: 'POST',
  path: '/wps/agent/downline',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  retry: 'keyed',
  section: '7.5',
  shown: false,
  texts: agentTexts,
  seal,
  input: z.object({
    /** Kind of account. */
    type: AccountKind,
    /** Follows the rule of `username` of registration. */
    username: entered(cleanCode, true),
    /** Chosen by the caller, sealed in transit; follows the rule of `password`. */
    password: string,
    /** A product that is left out gets no rebate. */
    rates: z.array(AgentRate),
  }),
  output: z.object({
    /** Id of the member. */
    memberId: id,
    /** The name to log in with. */
    userName: id,
  }),
})
