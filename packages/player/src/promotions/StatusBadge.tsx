import { useTranslations } from 'use-intl'
import type { PromotionStatus } from '@platform/sdk/promotions'
import { Badge, type BadgeProps } from '@platform/ui'

const tones: Record<PromotionStatus, BadgeProps['tone']> = {
  join: 'brand',
  claim: 'accent',
  applying: 'warning',
  close: 'neutral',
  rejected: 'danger',
  issued: 'win',
  claimed: 'win',
  process: 'brand',
  joined: 'brand',
  comingSoon: 'neutral',
}

/** A member's status in a promotion. */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  const t = useTranslations('promotions.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
