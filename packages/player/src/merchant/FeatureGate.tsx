import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Empty, InfoIcon } from '@platform/ui'
import { whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { Feature } from './defineMerchant.ts'
import { useMerchant } from './MerchantProvider.tsx'
import { isFeatureOn } from './useFeature.ts'

/** Shows a screen while its feature is on, and says so while it is off. Suspends until the whitelabel is known. */
export function FeatureGate({ feature, children }: { feature?: Feature; children: ReactNode }) {
  return feature ? <Gate feature={feature}>{children}</Gate> : children
}

function Gate({ feature, children }: { feature: Feature; children: ReactNode }) {
  const t = useTranslations('system')
  const { merchant } = useMerchant()
  const { data } = useSuspenseQuery(whitelabelQuery(useClient()))
  return isFeatureOn(feature, merchant, data) ? children : <Empty icon={<InfoIcon size="lg" />} title={t('featureOff')} />
}
