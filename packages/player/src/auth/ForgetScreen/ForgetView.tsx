import { useTranslations } from 'use-intl'
import { Segmented } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { ByEmailForm } from './ByEmailForm.tsx'
import { ByPhoneForm, type ByPhoneFormProps } from './ByPhoneForm.tsx'
import type { ByEmailValues, ForgetMethod } from './forgetRules.ts'
import { forgetPage, intro } from '../passwordPages.css.ts'

export interface ForgetViewProps {
  secureHref?: string
  method: ForgetMethod
  /** Absent where there is no choice. */
  onMethodChange?: (method: ForgetMethod) => void
  byEmail: CallForm<ByEmailValues>
  byPhone: ByPhoneFormProps
}

/** Two methods to recover an account whose password is forgotten (2.11). */
export function ForgetView({ secureHref, method, onMethodChange, byEmail, byPhone }: ForgetViewProps) {
  const t = useTranslations('auth.forget')
  if (secureHref) return <InsecureView href={secureHref} />
  return (
    <div className={forgetPage}>
      {onMethodChange && (
        <Segmented
          label={t('methods')}
          options={[
            { value: 'phone', label: t('phone') },
            { value: 'email', label: t('byEmail') },
          ]}
          value={method}
          onChange={onMethodChange}
        />
      )}
      <p className={intro}>{t(method === 'phone' ? 'phoneIntro' : 'emailIntro')}</p>
      {method === 'phone' ? <ByPhoneForm {...byPhone} /> : <ByEmailForm form={byEmail} />}
    </div>
  )
}
