import type { Client } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import { intercept } from './intercept.ts'

type Bounds = Partial<Pick<RegisterRule, 'minLength' | 'maxLength'>>

/** Changes the bounds of one field in the gateway's rules. */
export const withBounds = (client: Client, field: string, bounds: Bounds) =>
  intercept(client, 'getRegisterRules', async (_input, pass) =>
    ((await pass()) as RegisterRule[]).map((rule) => (rule.field === field ? { ...rule, ...bounds } : rule)),
  )
