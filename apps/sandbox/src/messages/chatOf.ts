import type { OutputOf } from '@platform/sdk'
import type { launchChat } from '@platform/sdk/messages'
import { serviceLinks } from './serviceContacts.ts'
import type { Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'

/** The merchant's live chat, in the caller's language. The address contains nothing about the caller. */
export async function chatOf(context: Context): Promise<OutputOf<typeof launchChat>> {
  const chat = (await serviceLinks(context)).find(({ type }) => type === 'ONLINE')
  if (!chat) throw notFound()
  const address = new URL(chat.link)
  address.searchParams.set('lang', context.language)
  return { chatUrl: address.href }
}
