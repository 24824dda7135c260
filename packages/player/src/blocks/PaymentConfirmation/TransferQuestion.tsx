import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'
import type { TransferSending } from './useTransferQuestion.ts'

interface TransferQuestionProps {
  question: TransferSending['question']
  /** Amount and recipient. */
  title: string
  /** Further sentences for the player; falsy ones are omitted. */
  about?: readonly (string | false)[]
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
      text={[twice && t('twice.text'), ...about, last ?? t('sure.text')].filter(Boolean).join(' ')}
      confirmLabel={twice ? t('twice.confirm') : (confirm ?? t('sure.confirm'))}
      cancelLabel={t('sure.stay')}
      onConfirm={onConfirm}
    />
  )
}
