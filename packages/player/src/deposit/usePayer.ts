import { useQuery } from '@tanstack/react-query'
import { securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useLinkTo } from '../session/useViewer.ts'

/** Who must pay; or what is missing before that can be said, and where it is entered. */
export type Payer = { status: 'known'; name: string; cpf: string } | { status: 'missing'; name: Missing; cpf: Missing }

interface Missing {
  done: boolean
  /** Undefined where this player may not open the security centre. */
  href: string | undefined
}

/** Whom the gateway expects as payer, with the way to the security centre for who has not said it yet. */
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
