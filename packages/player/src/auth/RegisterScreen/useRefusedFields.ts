import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toasts } from '@platform/ui'
import { problemsOf } from './registerError.ts'
import type { RegisterSchema, RegisterValues } from './registerSchema.ts'
import { invitationToast } from './useRefusals.ts'

const noProblems: RegisterValues = {}

/** The fields that a refusal is about, one object per refusal; an invalid invitation code is shown as a toast first (section 8). */
export function useRefusedFields(error: unknown, { fields }: RegisterSchema): RegisterValues {
  const errorText = useTranslations('errors')
  const [refusal, setRefusal] = useState<{ error: unknown; problems: RegisterValues }>({ error: undefined, problems: noProblems })
  if (error !== refusal.error) {
    const fieldNames = fields.map(({ rule }) => rule.field)
    setRefusal({ error, problems: error ? problemsOf(error, fieldNames) : noProblems })
  }
  const { problems } = refusal
  const badCode = problems.affiliateCode
  useEffect(() => {
    if (badCode) toasts.show(errorText(badCode as 'invitation_code_error'), 'danger', invitationToast)
  }, [problems, badCode, errorText])
  return problems
}
