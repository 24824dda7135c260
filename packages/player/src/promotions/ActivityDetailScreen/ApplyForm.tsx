import { useTranslations } from 'use-intl'
import { Card } from '@platform/ui'
import { PictureForm, type PictureFormState } from '../../blocks/PictureForm/PictureForm.tsx'
import * as css from './ActivityDetailView.css.ts'

/** Longest comment, in characters (section 5). */
const longest = 140

export interface ApplyFormProps extends PictureFormState {
  onApply: (application: { comment: string; images: Blob[] }) => void
  /** The gateway accepts no application without a picture. */
  imageRequired: boolean
}

/** Applies for a promotion with a comment and pictures (sections 3, 5). */
export function ApplyForm({ onApply, imageRequired, ...state }: ApplyFormProps) {
  const t = useTranslations('promotions')
  const failure = useTranslations('errors')
  return (
    <Card className={css.part}>
      <PictureForm
        {...state}
        label={t('apply')}
        text={{ label: t('comment'), placeholder: t('commentHint'), max: longest }}
        images={{ label: t(imageRequired ? 'imagesNeeded' : 'images'), missing: imageRequired ? failure('promotionImage') : undefined }}
        sendLabel={t('send')}
        onSend={(comment, images) => onApply({ comment, images })}
      >
        <h3 className={css.partTitle}>{t('apply')}</h3>
      </PictureForm>
    </Card>
  )
}
