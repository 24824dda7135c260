import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useClient } from '@platform/sdk/react'
import { useDraft } from '../../session/useDraft.ts'

interface FormDraftOptions<Values> {
  /** Without one there is no draft. */
  name: string | undefined
  empty: Values
  /** Fields that are never in it. */
  secrets: readonly string[]
  /** Another member than before has signed in. */
  onOtherMember: () => void
  /** What becomes of the draft when the form is left: the call is under way, or was sent and nothing has changed since. */
  endOf: () => 'underWay' | 'sent' | undefined
}

/** The draft of a form, for as long as it is this member's and not sent. */
export function useFormDraft<Values extends FieldValues>({ name, empty, secrets, onOtherMember, endOf }: FormDraftOptions<Values>) {
  const { session } = useClient()
  const { draft, of, change, clear } = useDraft<Values>(name ?? '')
  const restart = useEffectEvent(onOtherMember)
  const lastMember = useRef(of)
  useEffect(() => {
    // A guest who signs in has typed what is there.
    if (lastMember.current && lastMember.current !== of) restart()
    lastMember.current = of
  }, [of])
  // Filled when it is opened again, it could be sent a second time. Not at the end of the session, which may be the call's own answer: if it
  // was sent all the same, its stored key finds that.
  const leave = useEffectEvent(() => {
    const end = endOf()
    if (name && (end === 'sent' || (end === 'underWay' && session.get()))) clear()
  })
  useEffect(() => () => leave(), [])
  return {
    /** The values that the form starts with. */
    start: { ...empty, ...(name && draft) } as Values,
    save: (values: FieldValues) => {
      // The rest stays open for what the next address names.
      const entered = Object.entries(values).filter(
        ([field, value]) => !secrets.includes(field) && (value !== empty[field] || field in draft),
      )
      if (name) change(Object.fromEntries(entered) as Partial<Values>)
    },
    /** Drops it, but these values. */
    drop: (but: Partial<Values>) => {
      if (!name) return
      clear()
      change(but)
    },
  }
}
