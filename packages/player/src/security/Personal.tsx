import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isCpf } from '@platform/sdk/security'
import { personalInfoQuery, setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { Notice, TextField } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** CPF and date of birth. */
export function Personal() {
  const t = useTranslations('security')
  const client = useClient()
  const { data } = useSuspenseQuery(personalInfoQuery(client))
  const set = useMutation(setPersonalInfoMutation(client))
  const form = useSecurityForm({
    check: ({ idNumber = '', birthDate }) => ({
      idNumber: isCpf(idNumber.replaceAll(/\D/g, '')) ? undefined : 'validation.cpf',
      birthDate: birthDate ? undefined : 'validation',
    }),
    send: ({ idNumber = '', birthDate = '' }) => set.mutateAsync({ idNumber: idNumber.replaceAll(/\D/g, ''), birthDate }),
    onDone: useFinished(),
  })
  return (
    <SecurityFormView form={form} title={t('personal.title')} intro={t('personal.intro')} submitLabel={t('save')}>
      {data.idNumber && <Notice>{t('personal.now', { idNumber: data.idNumber })}</Notice>}
      <TextField
        name="idNumber"
        label={t('personal.cpf')}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        placeholder="000.000.000-00"
        error={form.errorOf('idNumber')}
      />
      <TextField
        name="birthDate"
        type="date"
        label={t('personal.birth')}
        autoComplete="bday"
        defaultValue={data.birthDate}
        error={form.errorOf('birthDate')}
      />
    </SecurityFormView>
  )
}
