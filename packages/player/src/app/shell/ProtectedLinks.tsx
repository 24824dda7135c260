import type { ReactNode } from 'react'
import { LinkGuard } from '../../router/LinkGuard.ts'
import { useProtectedLink } from '../../session/useProtectedLink.ts'

/** Links inside open the login for guests if their screen is for members only. */
export const ProtectedLinks = ({ children }: { children: ReactNode }) => <LinkGuard value={useProtectedLink()}>{children}</LinkGuard>
