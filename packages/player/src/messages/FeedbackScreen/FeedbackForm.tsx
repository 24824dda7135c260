import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FeedbackType } from '@platform/sdk/help'
import { Button, Card, Notice, Select } from '@platform/ui'
import { ImagePicker } from '../../blocks/ImagePicker/ImagePicker.tsx'
import { useImages } from '../../blocks/ImagePicker/useImages.ts'
import { TextArea } from '../../blocks/TextArea/TextArea.tsx'
import { textLength } from '../../blocks/TextArea/textLength.ts'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from './FeedbackView.css.ts'

export interface Feedback {
  type: FeedbackType
  content: string
  images: Blob[]
}

export interface FeedbackFormProps {
  /** Fewest and most characters. */
  length: { min: number; max: number }
  onSend: (feedback: Feedback) => void
  sending: boolean
  error: string | undefined
  /** It may have been sent: nothing is sent again until that is known. */
  unknown?: UnknownOutcomeProps
  /** An answer to a ticket: no type is asked for. */
  reply?: boolean
}

/** A message to the operator, with pictures. */
export function FeedbackForm({ length, onSend, sending, error, unknown, reply = false }: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const [type, setType] = useState<FeedbackType>('deposit')
  const [content, setContent] = useState('')
  const [short, setShort] = useState(false)
  const pictures = useImages()
  const send = () => {
    const tooShort = textLength(content) < length.min
    setShort(tooShort)
    if (!tooShort) onSend({ type, content: content.trim(), images: pictures.images.map(({ blob }) => blob) })
  }
  return (
    <Card>
      <form
        className={css.form}
        aria-label={t(reply ? 'reply' : 'new')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {!reply && (
          <Select
            label={t('about')}
            options={FeedbackType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            onChange={(event) => setType(event.target.value as FeedbackType)}
            disabled={sending}
          />
        )}
        <TextArea
          label={t('content')}
          placeholder={t('contentHint')}
          value={content}
          onChange={(text) => {
            setContent(text)
            setShort(false)
          }}
          max={length.max}
          error={short && t('tooShort', { min: length.min })}
          disabled={sending}
        />
        <ImagePicker {...pictures} label={t('images')} disabled={sending} />
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {unknown ? (
          <UnknownOutcome {...unknown} />
        ) : (
          <Button type="submit" block loading={sending} disabled={pictures.busy}>
            {t('send')}
          </Button>
        )}
      </form>
    </Card>
  )
}
