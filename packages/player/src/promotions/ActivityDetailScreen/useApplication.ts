import { useTranslations } from 'use-intl'
import { applyPromotion } from '@platform/sdk/promotions'
import { applyPromotionMutation } from '@platform/sdk/query/promotions'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import type { PictureValues } from '../../blocks/form/PictureForm/PictureForm.tsx'
import type { ApplyFormProps } from './ApplyForm.tsx'

const empty: PictureValues = { content: '', images: [] }

/** Applies for a promotion, once: the state of its form. */
export function useApplication(id: string, imageRequired: boolean, onSent: () => void): ApplyFormProps {
  const t = useTranslations('promotions')
  const apply = useKeyedMutation(applyPromotionMutation(useClient()), {
    scope: id,
    onDone: () => {
      form.empty()
      toasts.success(t('applied'))
      onSent()
    },
  })
  const form = useCallForm({
    call: applyPromotion,
    empty,
    draft: `application ${id}`,
    keyed: apply,
    check: ({ images }) => ({ images: imageRequired && images.length === 0 ? 'promotion.image' : undefined }),
    toInput: ({ content, images }) => ({ id, comment: content, images }),
    send: (input) => apply.submit(input),
  })
  return { form, imageRequired }
}
