import { useState } from 'react'
import { refusedFields } from './refusedFields.ts'

/** The fields that an error is about, with their codes, until each is changed. */
export function useRefusal(error: unknown, names: readonly string[], fieldOf?: (error: unknown) => string | undefined) {
  const [corrected, setCorrected] = useState<{ of: unknown; names: readonly string[] }>({ of: undefined, names: [] })
  const corrections = corrected.of === error ? corrected.names : []
  const all = error === undefined ? [] : refusedFields(error, names, fieldOf)
  const refused = new Map(all.filter(([name]) => !corrections.includes(name)))
  /** A value has changed; returns whether nothing of the error remains. */
  const correct = (changedName: string | undefined): boolean => {
    if (changedName === undefined || refused.size === 0) return true
    const name = [...refused.keys()].find((one) => changedName === one || changedName.startsWith(`${one}.`))
    if (name === undefined) return false
    setCorrected({ of: error, names: [...corrections, name] })
    return refused.size === 1
  }
  return { refused, correct }
}
