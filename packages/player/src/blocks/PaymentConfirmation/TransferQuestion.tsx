import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'
import type { TransferSending } from './useTransferQuestion.ts'

interface TransferQuestionProps {
  question: TransferSending['question']
  /** How much goes to whom. */
  title: string
  /** What the player should know besides: sentences, or nothing. */
  about?: readonly (string | false)[]
  /** What the button that goes on says, and the sentence on what that means. Default: of a transfer. */
  confirm?: string
  last?: string
}

/** The question before money leaves, and once more where the same left a moment ago. */
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
