import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { LetterTarget, letterLength } from '@platform/sdk/messages'
import { Card, Empty, MailIcon, Select, TextField, type Loadable } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { page } from '../../blocks/page/lines.css.ts'
import { TextArea } from '../../blocks/form/TextArea/TextArea.tsx'
import { cutTo } from '../../blocks/form/TextArea/textLength.ts'
import { form as formClass } from '../../blocks/form/PictureForm/PictureForm.css.ts'

export interface Letter {
  /** Default: the first of `targetsOf`. */
  target: LetterTarget | undefined
  userName: string
  title: string
  content: string
}

interface Recipients {
  hasUpline: boolean
  directCount: number
  content: readonly { memberId: string; userName: string }[]
}

export interface LetterFormViewProps {
  recipients: Loadable<Recipients>
  length: typeof letterLength
  form: CallForm<Letter>
}

/** To whom a message can be sent. */
export const targetsOf = ({ hasUpline, directCount }: Pick<Recipients, 'hasUpline' | 'directCount'> = noRecipients): LetterTarget[] => [
  ...(hasUpline ? (['upline'] as const) : []),
  ...(directCount > 0 ? (['member', 'direct'] as const) : []),
]

const noRecipients = { hasUpline: false, directCount: 0 }

/** Form with recipient, title and text. */
export function LetterFormView({ recipients, length, form }: LetterFormViewProps) {
  const t = useTranslations('inbox.agentNotice')
  const names = useId()
  if (recipients.state === 'loading') return <LinesSkeleton />
  if (recipients.state === 'error') return <LoadFailed retry={recipients.retry} />
  const { directCount, content: known } = recipients.value
  const targets = targetsOf(recipients.value)
  if (targets.length === 0) return <Empty icon={<MailIcon size="lg" />} title={t('nobody')} text={t('nobodyText')} />
  const { values, set, busy, errorOf } = form
  const { target = targets[0]!, title, content } = values
  return (
    <div className={page}>
      <Card>
        <Form form={form} className={formClass} label={t('tabs.new')} submit={t('send')}>
          <Select
            label={t('target')}
            value={target}
            options={targets.map((value) => ({ value, label: t(`targets.${value}`, { count: directCount }) }))}
            onChange={(event) => set('target', event.currentTarget.value as LetterTarget)}
            disabled={busy}
          />
          {target === 'member' && (
            <>
              <TextField
                label={t('userName')}
                list={names}
                autoCapitalize="none"
                autoComplete="off"
                limit={40}
                clean={cleanCode}
                disabled={busy}
                {...form.field('userName')}
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
            error={errorOf('title')}
            onChange={(event) => set('title', cutTo(event.currentTarget.value, length.title.max))}
            disabled={busy}
          />
          <TextArea
            label={t('content')}
            value={content}
            max={length.content.max}
            error={errorOf('content')}
            onChange={(text) => set('content', text)}
            disabled={busy}
          />
        </Form>
      </Card>
    </div>
  )
}
