import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { usernameQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { checkNeeded } from '../rules/accountRules.ts'
import { ruleIn, type RegisterSchema } from './registerSchema.ts'

/** Whether a user name has an account already; requested when its field is left. */
export function useTakenName(schema: RegisterSchema) {
  const client = useClient()
  const queries = useQueryClient()
  const takenName = useRef<string>(undefined)
  return {
    isTaken: (username: string | undefined) => username !== undefined && username === takenName.current,
    /** Resolves to true if it is taken. Only a hint: the gateway decides when the account is created. */
    look: async (username: string): Promise<boolean> => {
      if (!username || checkNeeded(ruleIn(schema, 'username'), username)) return false
      const { available } = await queries.fetchQuery(usernameQuery(client, username)).catch(() => ({ available: true }))
      if (!available) takenName.current = username
      return !available
    },
  }
}
