import { useTranslations } from 'use-intl'
import type { ContractKind } from '@platform/sdk/contracts'
import { Button, ButtonLink } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'

interface PromptDialogProps {
  kind: ContractKind
  /** Address of the contract's page. */
  href: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Prompts for a pending contract; the answer is given on the contract's page, never here. */
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
