import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { newDevice } from '../storage/rememberedDevice.ts'
import { forgetLogin, rememberLogin } from '../storage/rememberedLogin.ts'

interface Remembering {
  /** Sent with the call that proves the password. */
  fields: { deviceKey?: string; refreshToken?: string }
  /** After that call, which may have answered with another name; `false` if this browser could not store it. */
  store: (password: string, name?: string) => Promise<boolean>
}

/** Remembers a login: by a token where the gateway offers it, else by the sealed password where the brand allows it (section 3). */
export function useRemember(): (username: string) => Promise<Remembering> {
  const client = useClient()
  const queries = useQueryClient()
  const { storesPassword = true } = useMerchant().merchant
  return async (username) => {
    const site = await queries.fetchQuery(settingsQuery(client)).catch(() => undefined)
    if (site?.refreshSignIn) return newDevice(username)
    if (site && storesPassword) return { fields: {}, store: (password, name = username) => rememberLogin(name, password) }
    const forget = async () => {
      await forgetLogin()
      return site !== undefined
    }
    return { fields: {}, store: forget }
  }
}
