import type { ReactNode } from 'react'
import { membersTry } from '@platform/sdk/markets'
import { BottomSheet } from '@platform/ui/overlays'
import { useTranslations } from 'use-intl'
import { useMarket } from '../../merchant/useMarket.ts'
import { useTrial } from '../useTrial.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { PlayChoiceView } from './PlayChoiceView.tsx'

export interface PlayChoiceProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of the game, '' where unknown. */
  name: string
  children: ReactNode
}

/** For a guest who wants to play: the sheet of the ways to play this game. */
export function PlayChoice({ open, onOpenChange, name, children }: PlayChoiceProps) {
  const t = useTranslations('auth.play')
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={name ? verbatim(t)('titleOf', { name }) : t('title')}>
      {children}
    </BottomSheet>
  )
}

/** Sign in, register, or try for free. Mounted with the open sheet, so that a trial account is requested only then. */
export function PlayWays({ back, onSignIn }: { back: string; onSignIn: () => void }) {
  const linkTo = useLinkTo()
  const hasTrial = !membersTry(useMarket()) && linkTo('trial') !== undefined
  const { start, pending, onCancel, error } = useTrial({ enabled: hasTrial })
  return (
    <PlayChoiceView
      onSignIn={onSignIn}
      registerHref={linkTo('register', { back })}
      onTrial={hasTrial ? start : undefined}
      pending={pending}
      onCancel={onCancel}
      error={error}
    />
  )
}
