import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FeedbackType } from '@platform/sdk/help'
import { Button, Card, Select } from '@platform/ui'
import { PictureForm, type PictureFormState } from '../../blocks/PictureForm/PictureForm.tsx'
import * as css from './FeedbackView.css.ts'

export interface Feedback {
  type: FeedbackType
  content: string
  images: Blob[]
}

export interface FeedbackFormProps extends PictureFormState {
  /** Minimum and maximum of characters. */
  length: { min: number; max: number }
  onSend: (feedback: Feedback) => void
  /** An answer to a ticket: no type is requested. */
  reply?: boolean
  /** Preselected type. */
  about?: FeedbackType
  /** The order that the message is sent with. */
  orderNo?: string
  onForgetOrder?: () => void
}

/** A message to the operator, with pictures. */
export function FeedbackForm({ length, onSend, reply = false, about = 'deposit', orderNo, onForgetOrder, ...state }: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const [type, setType] = useState(about)
  return (
    <Card>
      <PictureForm
        {...state}
        label={t(reply ? 'reply' : 'new')}
        text={{ label: t('content'), placeholder: t('contentHint'), ...length, tooShort: t('tooShort', { min: length.min }) }}
        images={{ label: t('images') }}
        sendLabel={t('send')}
        onSend={(content, images) => onSend({ type, content, images })}
      >
        {orderNo !== undefined && (
          <Card className={css.order}>
            <p>
              <span className={css.meta}>{t('order')}</span>
              <br />
              <span className={css.orderNo}>{orderNo}</span>
            </p>
            <Button tone="ghost" size="sm" disabled={state.sending} onClick={onForgetOrder}>
              {t('withoutOrder')}
            </Button>
          </Card>
        )}
        {!reply && (
          <Select
            label={t('about')}
            options={FeedbackType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            onChange={(event) => setType(event.target.value as FeedbackType)}
            disabled={state.sending}
          />
        )}
      </PictureForm>
    </Card>
  )
}
