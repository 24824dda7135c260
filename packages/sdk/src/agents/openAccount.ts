import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { agentTexts } from '../texts/agentTexts.ts'
import { AccountKind } from './AccountKind.ts'
import { AgentRate } from './AgentRate.ts'

/**
 * Opens an account right below the agent, with a password that serves until its owner chooses another: until then the account acts on nothing.
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
    /** What is opened. */
    type: AccountKind,
    /** By the rule of `username` of registration. */
    username: string,
    /** Made by the caller, sealed on the way; by the rule of `password`. */
    password: string,
    /** A product that is left out brings nothing. */
    rates: z.array(AgentRate),
  }),
  output: z.object({
    /** Id of the member. */
    memberId: id,
    /** The name to log in with. */
    userName: id,
  }),
})
