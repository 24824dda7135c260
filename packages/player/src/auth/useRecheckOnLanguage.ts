import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormGetValues, UseFormTrigger } from 'react-hook-form'
import { useLocale } from 'use-intl'

const debounce = 200

/** Validates filled fields again 200 ms after a change of language (section 4). */
export function useRecheckOnLanguage<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  getValues: UseFormGetValues<Values>,
  trigger: UseFormTrigger<Values>,
): void {
  const locale = useLocale()
  const last = useRef(locale)
  const recheck = useEffectEvent(() => void trigger(fields.filter((name) => getValues(name) !== '')))
  useEffect(() => {
    if (last.current === locale) return
    last.current = locale
    const timer = setTimeout(() => recheck(), debounce)
    return () => clearTimeout(timer)
  }, [locale])
}
