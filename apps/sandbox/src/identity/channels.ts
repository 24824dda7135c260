import type { IdentityChannel } from '@platform/sdk/account'
import type { Context } from '../gateway/Context.ts'
import { featureOn } from '../gateway/features.ts'
import { Refusal } from '../base/Refusal.ts'

const flags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const

/** Identity providers that this brand accepts: external accounts by its flags, SMS by a third party where the console enables it. */
export async function channelsOf(context: Context): Promise<IdentityChannel[]> {
  const channels: IdentityChannel[] = []
  for (const channel of ['facebook', 'google'] as const) if (await featureOn(context, flags[channel])) channels.push(channel)
  if (context.services.console.current().thirdPartySms.includes(context.merchant.brand)) channels.push('sms')
  return channels
}

/** Throws `access.feature` if a channel is not open. */
export async function requireChannel(context: Context, channel: string | undefined): Promise<void> {
  const channels: readonly string[] = await channelsOf(context)
  if (!channel || !channels.includes(channel)) throw new Refusal('access.feature', 403)
}
