import { useEffect, useEffectEvent } from 'react'
import { atom, useAtom } from 'jotai'
import { useClient } from '@platform/sdk/react'
import { useLastMember } from './useMember.ts'

const draftsAtom = atom<{ of: string; drafts: Readonly<Record<string, object>> }>({ of: '', drafts: {} })

/**
 * What the member has entered in a form and not sent. Kept in memory until the page is left: it survives the end of the session and a visit
 * to another screen, and is never shown to another member. Never for passwords.
 */
export function useDraft<Draft extends object>(form: string) {
  const userName = useLastMember()?.userName ?? ''
  const [stored, store] = useAtom(draftsAtom)
  const draft: Partial<Draft> = (stored.of === userName && stored.drafts[form]) || {}
  return {
    draft,
    change: (to: Partial<Draft> | ((last: Partial<Draft>) => Partial<Draft>)) =>
      store((now) => {
        const drafts = now.of === userName ? now.drafts : {}
        const last: Partial<Draft> = drafts[form] ?? {}
        return { of: userName, drafts: { ...drafts, [form]: { ...last, ...(typeof to === 'function' ? to(last) : to) } } }
      }),
    clear: () => store((now) => ({ of: userName, drafts: now.of === userName ? { ...now.drafts, [form]: {} } : {} })),
  }
}

/** The draft of a form with one text, in the form of the props of `PictureForm`. */
export function useTextDraft(form: string) {
  const { draft, change, clear } = useDraft<{ text: string }>(form)
  return [{ text: draft.text ?? '', onText: (text: string) => change({ text }) }, clear] as const
}

/**
 * Clears the draft of a form that is left after its call was done, or while it is under way: filled when it is opened again, it could be sent
 * a second time. Not at the end of the session, which may be the call's own answer: if it was sent all the same, its stored key finds that.
 */
export function useClearWhenLeft(clear: () => void, isUnderWay: boolean, isDone = false): void {
  const { session } = useClient()
  const leave = useEffectEvent(() => {
    if (isDone || (isUnderWay && session.get())) clear()
  })
  useEffect(() => () => leave(), [])
}
