import type { ReactNode } from 'react'
import { LinkGuard } from '../../router/LinkGuard.ts'
import { useProtectedLink } from '../../session/useProtectedLink.ts'

/** Every link below asks a guest to sign in first, where its screen is for members. */
export const ProtectedLinks = ({ children }: { children: ReactNode }) => <LinkGuard value={useProtectedLink()}>{children}</LinkGuard>
