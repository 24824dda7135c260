import { useTranslations } from 'use-intl'
import { FeedbackType } from '@platform/sdk/help'
import { Button, Card, Select } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PictureForm, type PictureValues } from '../../blocks/form/PictureForm/PictureForm.tsx'
import * as css from './FeedbackView.css.ts'

export interface FeedbackValues extends PictureValues {
  type: FeedbackType
}

export interface FeedbackFormProps {
  form: CallForm<FeedbackValues>
  /** Maximum of characters. */
  max: number
  /** An answer to a ticket: no type is requested. */
  reply?: boolean
  /** The order that the message is sent with. */
  orderNo?: string
  onForgetOrder?: () => void
}

/** A message to the operator, with pictures. */
export function FeedbackForm({ form, max, reply = false, orderNo, onForgetOrder }: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const { values, set, busy } = form
  return (
    <Card>
      <PictureForm
        form={form}
        label={t(reply ? 'reply' : 'new')}
        text={{ label: t('content'), placeholder: t('contentHint'), max }}
        imagesLabel={t('images')}
        sendLabel={t('send')}
      >
        {orderNo !== undefined && (
          <Card className={css.order}>
            <p>
              <span className={css.meta}>{t('order')}</span>
              <br />
              <span className={css.orderNo}>{orderNo}</span>
            </p>
            <Button tone="ghost" size="sm" disabled={busy} onClick={onForgetOrder}>
              {t('withoutOrder')}
            </Button>
          </Card>
        )}
        {!reply && (
          <Select
            label={t('about')}
            options={FeedbackType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={values.type}
            onChange={(event) => set('type', event.target.value as FeedbackType)}
            disabled={busy}
          />
        )}
      </PictureForm>
    </Card>
  )
}
