import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { LetterTarget, letterLength } from '@platform/sdk/messages'
import { Button, Card, Empty, MailIcon, Notice, Select, TextField, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import { page } from '../../blocks/lines.css.ts'
import { TextArea } from '../../blocks/TextArea/TextArea.tsx'
import { cutTo, textLength } from '../../blocks/TextArea/textLength.ts'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from './WritingView.css.ts'

export interface Letter {
  target: LetterTarget
  userName?: string
  title: string
  content: string
}

interface Recipients {
  hasUpline: boolean
  directCount: number
  content: readonly { memberId: string; userName: string }[]
}

export interface WritingViewProps {
  recipients: Loadable<Recipients>
  length: typeof letterLength
  sending: boolean
  /** Error of the last attempt. */
  error: string | undefined
  /** The outcome is unknown: nothing is sent again until it is known. */
  unknown?: UnknownOutcomeProps | undefined
  onSend: (letter: Letter) => void
  /** What was entered, if it is kept outside of the form: `useDraft`. */
  draft?: Partial<Letter>
  onDraft?: (change: Partial<Letter>) => void
}

/** Form with recipient, title and text. */
export function WritingView({ recipients, ...form }: WritingViewProps) {
  const t = useTranslations('inbox.agent')
  if (recipients.state === 'loading') return <LinesSkeleton />
  if (recipients.state === 'error') return <LoadFailed retry={recipients.retry} />
  const { hasUpline, directCount } = recipients.value
  if (!hasUpline && directCount === 0) return <Empty icon={<MailIcon size="lg" />} title={t('nobody')} text={t('nobodyText')} />
  return <Form {...form} recipients={recipients.value} />
}

type Fault = 'userName' | 'title' | 'content'

function Form({
  recipients,
  length,
  sending,
  error,
  unknown,
  onSend,
  draft,
  onDraft,
}: Omit<WritingViewProps, 'recipients'> & { recipients: Recipients }) {
  const t = useTranslations('inbox.agent')
  const names = useId()
  const { hasUpline, directCount, content: known } = recipients
  const targets: LetterTarget[] = [...(hasUpline ? (['upline'] as const) : []), ...(directCount > 0 ? (['member', 'direct'] as const) : [])]
  const [own, setOwn] = useState<Partial<Letter>>({})
  const { target = targets[0]!, userName = '', title = '', content = '' } = draft ?? own
  const change = onDraft ?? ((to: Partial<Letter>) => setOwn({ ...own, ...to }))
  const [fault, setFault] = useState<Fault>()
  const send = () => {
    const wrong =
      target === 'member' && userName.trim() === ''
        ? 'userName'
        : title.trim() === ''
          ? 'title'
          : textLength(content) < length.content.min
            ? 'content'
            : undefined
    setFault(wrong)
    if (wrong) return
    onSend({ target, ...(target === 'member' && { userName: userName.trim() }), title: title.trim(), content: content.trim() })
  }
  return (
    <div className={page}>
      <Card>
        <form
          className={css.form}
          aria-label={t('tabs.new')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Select
            label={t('target')}
            value={target}
            options={targets.map((value) => ({ value, label: t(`targets.${value}`, { count: directCount }) }))}
            onChange={(event) => change({ target: event.currentTarget.value as LetterTarget })}
            disabled={sending}
          />
          {target === 'member' && (
            <>
              <TextField
                label={t('userName')}
                value={userName}
                list={names}
                autoCapitalize="none"
                autoComplete="off"
                limit={40}
                clean={cleanCode}
                error={fault === 'userName' && t('faults.userName')}
                onChange={(event) => change({ userName: event.currentTarget.value })}
                disabled={sending}
              />
              <datalist id={names}>
                {known.map((member) => (
                  <option key={member.memberId} translate="no">
                    {member.userName}
                  </option>
                ))}
              </datalist>
            </>
          )}
          <TextField
            label={t('title')}
            value={title}
            hint={t('most', { max: length.title.max })}
            error={fault === 'title' && t('faults.title')}
            onChange={(event) => change({ title: cutTo(event.currentTarget.value, length.title.max) })}
            disabled={sending}
          />
          <TextArea
            label={t('content')}
            value={content}
            max={length.content.max}
            error={fault === 'content' && t('faults.content', { min: length.content.min })}
            onChange={(text) => change({ content: text })}
            disabled={sending}
          />
          {error && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
          {unknown ? (
            <UnknownOutcome {...unknown} />
          ) : (
            <Button type="submit" block loading={sending}>
              {t('send')}
            </Button>
          )}
        </form>
      </Card>
    </div>
  )
}
