import { createClient, newIdempotencyKey, type Client, type Language } from '@platform/sdk'

/** What the address of a launch says. */
export interface Launch {
  ticket: string
  merchant: string
  language: Language
  /** Made by this page, known to nobody else; the ticket binds it to one game and one wallet. */
  token: string
}

/** Reads the launch address, and takes the ticket out of it: a used ticket is nothing to keep in a history. */
export function readLaunch(): Launch {
  const query = new URLSearchParams(location.search)
  const ticket = query.get('ticket') ?? ''
  query.delete('ticket')
  history.replaceState(null, '', `${location.pathname}?${query}`)
  return {
    ticket,
    merchant: query.get('merchant') ?? '',
    language: query.get('lang') === 'EN' ? 'EN' : 'PT',
    token: newIdempotencyKey() + newIdempotencyKey(),
  }
}

/** A client that carries the page's own token and nothing else. */
export const createPlayClient = ({ merchant, language, token }: Launch): Client =>
  createClient({
    gateway: { url: '', publicKeys: [] },
    merchant,
    trialMerchant: merchant,
    language: () => language,
    session: { token, merchantCode: merchant, userName: 'play', type: 0, firstTimeLogin: false },
  })

/** From here on the client knows for whom it plays: another player does not resume what this one sent. */
export const setPlayer = ({ session }: Client, userName: string): void => session.set({ ...session.get()!, userName })
