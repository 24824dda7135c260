import type { Client } from '@platform/sdk'
import type { RegisterRule } from '@platform/sdk/account'
import { intercept } from './intercept.ts'

type Bounds = Partial<Pick<RegisterRule, 'minLength' | 'maxLength'>>

/** Lets the gateway's rule of one field have other bounds. */
export const withBounds = (client: Client, field: string, bounds: Bounds) =>
  intercept(client, 'getRegisterRules', async (_input, pass) =>
    ((await pass()) as RegisterRule[]).map((rule) => (rule.field === field ? { ...rule, ...bounds } : rule)),
  )
