import { useFormatter, useTranslations } from 'use-intl'
import { cleanCpf } from '@platform/sdk'
import { Notice, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { FixedView } from './FixedView.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from '../SecurityForm.css.ts'

export interface PersonalDataViewProps {
  form: CallForm<{ idNumber: string; birthDate: string }>
  /** The stored data: the CPF masked, the date as `YYYY-MM-DD`. */
  personal: { idNumber: string; birthDate: string; fixed: boolean; idNumberFixed: boolean }
  serviceHref: string
}

/** CPF and date of birth, which the identity is checked against. */
export function PersonalDataView({ form, personal: { idNumber, birthDate, fixed, idNumberFixed }, serviceHref }: PersonalDataViewProps) {
  const t = useTranslations('security')
  const format = useFormatter()
  const texts = { title: t('personal.title'), intro: t('personal.intro') }
  if (fixed) {
    const values = [
      { label: t('personal.cpf'), value: idNumber },
      { label: t('personal.birth'), value: format.dateTime(new Date(`${birthDate}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }) },
    ]
    return <FixedView {...texts} values={values} serviceHref={serviceHref} />
  }
  return (
    <SecurityFormView form={form} {...texts} submitLabel={t('save')}>
      {idNumber && !idNumberFixed && (
        <Notice>
          {t('personal.now')}{' '}
          <span className={css.whole} translate="no">
            {idNumber}
          </span>
        </Notice>
      )}
      {idNumberFixed ? (
        <TextField label={t('personal.cpf')} value={idNumber} disabled hint={t('personal.cpfFixed')} />
      ) : (
        <TextField
          label={t('personal.cpf')}
          inputMode="numeric"
          limit={11}
          clean={cleanCpf}
          autoComplete="off"
          placeholder="000.000.000-00"
          {...form.field('idNumber')}
        />
      )}
      <TextField type="date" label={t('personal.birth')} autoComplete="bday" {...form.field('birthDate')} />
    </SecurityFormView>
  )
}
