import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, Notice } from '@platform/ui'
import { ImagePicker } from '../../blocks/ImagePicker/ImagePicker.tsx'
import { useImages } from '../../blocks/ImagePicker/useImages.ts'
import { TextArea } from '../../blocks/TextArea/TextArea.tsx'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from './ActivityDetailView.css.ts'

/** Longest comment, in characters (section 5). */
const longest = 140

export interface ApplyFormProps {
  onApply: (application: { comment: string; images: Blob[] }) => void
  /** The gateway takes no application without a picture. */
  imageRequired: boolean
  sending: boolean
  /** What went wrong the last time. */
  error: string | undefined
  unknown?: UnknownOutcomeProps
}

/** Applies for a promotion with a comment and pictures (sections 3, 5). */
export function ApplyForm({ onApply, imageRequired, sending, error, unknown }: ApplyFormProps) {
  const t = useTranslations('promotions')
  const [comment, setComment] = useState('')
  const pictures = useImages()
  const failure = useTranslations('errors')
  const [unseen, setUnseen] = useState(false)
  const missing = imageRequired && pictures.images.length === 0
  return (
    <Card className={css.part}>
      <form
        className={css.form}
        aria-label={t('apply')}
        onSubmit={(event) => {
          event.preventDefault()
          setUnseen(missing)
          if (!missing) onApply({ comment: comment.trim(), images: pictures.images.map(({ blob }) => blob) })
        }}
      >
        <h3 className={css.partTitle}>{t('apply')}</h3>
        <TextArea
          label={t('comment')}
          placeholder={t('commentHint')}
          value={comment}
          onChange={setComment}
          max={longest}
          disabled={sending}
        />
        <ImagePicker {...pictures} label={t(imageRequired ? 'imagesNeeded' : 'images')} disabled={sending} />
        {unseen && missing && (
          <Notice tone="danger" role="alert">
            {failure('promotionImage')}
          </Notice>
        )}
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
