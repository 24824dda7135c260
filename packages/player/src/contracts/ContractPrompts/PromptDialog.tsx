import { useTranslations } from 'use-intl'
import type { ContractKind } from '@platform/sdk/contracts'
import { Button, ButtonLink } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'

interface PromptDialogProps {
  kind: ContractKind
  /** The page of the contract. */
  href: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A contract waits for an answer, which is given on its page: nothing is signed here. */
export function PromptDialog({ kind, href, ...dialog }: PromptDialogProps) {
  const t = useTranslations('contracts.prompt')
  const close = () => dialog.onOpenChange(false)
  return (
    <Dialog
      {...dialog}
      title={t(`title.${kind}`)}
      actions={
        <>
          <Button block tone="secondary" onClick={close}>
            {t('later')}
          </Button>
          <ButtonLink block href={href} onClick={close}>
            {t('open')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}
