import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LazySheetProps } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { routeOf } from '../../paths.ts'
import { InnerPages } from '../../router/InnerPages.tsx'
import { useBlocker } from '../../router/useBlocker.ts'
import { ScreenFrame } from '../screens/ScreenFrame.tsx'

/** The deposit over the current page, with its own steps. A link to the page below closes it, any other leads there. */
export function DepositLayer({ open, onOpenChange, address }: LazySheetProps & { address: string | undefined }) {
  const hasTexts = useTexts('all')
  // Stays rendered while the dialog closes.
  const [last, setLast] = useState(address)
  if (address && address !== last) setLast(address)
  if (!last || !hasTexts) return null
  return <Layer open={open === true} address={last} onOpenChange={onOpenChange} />
}

interface LayerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  address: string
}

const isDeposit = (pathname: string) => routeOf(pathname) === 'deposit'

function Layer({ open, onOpenChange, address }: LayerProps) {
  const t = useTranslations('titles')
  const navigate = useNavigate()
  const below = new URLSearchParams(address.split('?')[1]).get('back')
  const leave = useCallback(
    (to: string | undefined) => {
      onOpenChange(false)
      if (to !== undefined && to !== below) void navigate(to)
    },
    [onOpenChange, navigate, below],
  )
  return (
    <>
      {open && <StepBack onBack={onOpenChange} />}
      <Dialog open={open} onOpenChange={onOpenChange} title={t('deposit')}>
        <InnerPages key={address} first={address} isInside={isDeposit} onLeave={leave}>
          <ScreenFrame name="deposit" />
        </InnerPages>
      </Dialog>
    </>
  )
}

/** The phone's back button closes the layer, and stays on the page below. */
function StepBack({ onBack }: { onBack: (open: boolean) => void }) {
  const blocker = useBlocker(({ action }) => action === 'POP')
  useEffect(() => {
    if (blocker.state === 'free') return
    blocker.reset()
    onBack(false)
  }, [blocker, onBack])
  return null
}
