import { useTranslations } from 'use-intl'
import { Notice, Segmented, type PasswordFieldProps } from '@platform/ui'
import { PinField } from './PinField.tsx'

export type ConfirmationWay = 'passkey' | 'password'

export interface ConfirmationFieldsProps extends Pick<PasswordFieldProps, 'ref' | 'onChange' | 'onBlur' | 'error'> {
  way: ConfirmationWay
  /** Absent if there is no choice: the member has no passkey, or the browser does not support them. */
  onWay?: (way: ConfirmationWay) => void
  /** The player closed the browser's passkey dialog. */
  cancelled?: boolean
}

/** The last part of a form that moves money: the payment password, or a passkey instead. */
export function ConfirmationFields({ way, onWay, cancelled, ...field }: ConfirmationFieldsProps) {
  const t = useTranslations('security')
  return (
    <>
      {onWay && (
        <Segmented
          label={t('confirm.by')}
          value={way}
          onChange={onWay}
          options={(['passkey', 'password'] as const).map((value) => ({ value, label: t(`confirm.${value}`) }))}
        />
      )}
      {way === 'password' ? (
        <PinField {...field} name="paymentPassword" label={t('payment.title')} hint={undefined} />
      ) : (
        <Notice>{t('confirm.text')}</Notice>
      )}
      {cancelled && (
        <Notice tone="warning" role="alert">
          {t('confirm.cancelled')}
        </Notice>
      )}
    </>
  )
}
