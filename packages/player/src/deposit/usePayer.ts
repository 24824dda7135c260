import { useQuery } from '@tanstack/react-query'
import { asksDocument, needsIdentity } from '@platform/sdk/markets'
import { securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useMarket } from '../merchant/useMarket.ts'
import { useOpenAccountHref } from '../session/useOpenAccountHref.ts'
import { useLinkTo } from '../session/useViewer.ts'

/** The required payer; or the missing data, with links to enter it. */
export type Payer =
  | { status: 'known'; name: string; cpf: string }
  | { status: 'missing'; name: Missing; cpf: Missing | undefined; identity: Missing | undefined }

interface Missing {
  done: boolean
  /** Undefined if this player has no access to the security center. */
  href: string | undefined
}

/**
 * The payer that the gateway expects, with links to the security center for missing data. Members have a CPF, and need an accepted identity
 * first, where their market says so.
 */
export function usePayer({ name, cpf }: { name: string; cpf: string }): Payer {
  const linkTo = useLinkTo()
  const market = useMarket()
  const [hasCpf, verified] = [asksDocument(market), needsIdentity(market)]
  const known = name !== '' && (cpf !== '' || !hasCpf)
  const { data } = useQuery({ ...securityConfigQuery(useClient()), enabled: !known || verified })
  const at = (view: 'name' | 'personal', done: boolean) => ({ done, href: linkTo('securityCenter', { view }) })
  const openHref = useOpenAccountHref()
  const identity = verified ? { done: data === undefined || data.identity === 'accepted', href: openHref } : undefined
  if (known && identity?.done !== false) return { status: 'known', name, cpf }
  const isKnown = (stored: string | undefined) => known || (stored ?? '') !== ''
  return {
    status: 'missing',
    name: at('name', isKnown(data?.payeeName)),
    cpf: hasCpf ? at('personal', isKnown(data?.idNumber)) : undefined,
    identity,
  }
}
