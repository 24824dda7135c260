import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'
import { JoinedParts } from '../../../i18n/JoinedParts.tsx'
import type { MoneyForm } from './useMoneyForm.ts'

interface TransferQuestionProps {
  question: MoneyForm<never>['question']
  /** Amount and recipient. */
  title: ReactNode
  /** Further sentences for the player; falsy ones are omitted. */
  about?: readonly ReactNode[]
  /** Label of the confirm button, and the sentence that explains it. Default: of a transfer. */
  confirm?: string
  last?: string
}

/** The confirmation before a transfer, and a second one if the same transfer was made a moment ago. */
export function TransferQuestion({ question, title, about = [], confirm, last }: TransferQuestionProps) {
  const t = useTranslations('wallet.transfer')
  if (!question) return null
  const { twice, onConfirm, onClose } = question
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={twice ? t('twice.title') : title}
      text={<JoinedParts by=" " parts={[twice && t('twice.text'), ...about, last ?? t('sure.text')]} />}
      confirmLabel={twice ? t('twice.confirm') : (confirm ?? t('sure.confirm'))}
      cancelLabel={t('sure.stay')}
      onConfirm={onConfirm}
    />
  )
}
