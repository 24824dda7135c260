import { useQuery } from '@tanstack/react-query'
import { securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useLinkTo } from '../session/useViewer.ts'

/** The required payer; or the missing data, with links to enter it. */
export type Payer = { status: 'known'; name: string; cpf: string } | { status: 'missing'; name: Missing; cpf: Missing }

interface Missing {
  done: boolean
  /** Undefined if this player has no access to the security center. */
  href: string | undefined
}

/** The payer that the gateway expects, with links to the security center for missing data. */
export function usePayer({ name, cpf }: { name: string; cpf: string }): Payer {
  const linkTo = useLinkTo()
  const known = name !== '' && cpf !== ''
  const { data } = useQuery({ ...securityConfigQuery(useClient()), enabled: !known })
  if (known) return { status: 'known', name, cpf }
  return {
    status: 'missing',
    name: { done: (data?.payeeName ?? '') !== '', href: linkTo('securityCenter', { view: 'name' }) },
    cpf: { done: (data?.idNumber ?? '') !== '', href: linkTo('securityCenter', { view: 'personal' }) },
  }
}
