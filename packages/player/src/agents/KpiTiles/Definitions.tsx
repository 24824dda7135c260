import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, InfoIcon, lazySheet } from '@platform/ui'
import type { KpiName } from './kpis.ts'

const KpiDefinitions = lazySheet(async () => (await import('./KpiDefinitions.tsx')).KpiDefinitions)

/** A button that shows the definitions of figures. */
export function Definitions({ names }: { names: readonly KpiName[] }) {
  const t = useTranslations('agents.teamOverview')
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button tone="ghost" size="sm" onClick={() => setOpen(true)}>
        <InfoIcon size="sm" />
        {t('definitions')}
      </Button>
      {open !== undefined && <KpiDefinitions names={names} open={open} onOpenChange={setOpen} />}
    </>
  )
}
