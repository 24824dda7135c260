import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice, ProgressBar, Skeleton, useFocusOnChange } from '@platform/ui'
import { AuthPage, type AuthFrame } from '../AuthPage/AuthPage.tsx'
import { intro } from '../AuthPage/AuthPage.css.ts'
import type { Step } from './stepsOf.ts'
import { above, progress } from './StepPage.css.ts'

export interface StepNotice {
  tone: 'danger' | 'warning' | 'info'
  text: string
}

export interface StepPageProps {
  frame: AuthFrame
  steps: readonly Step[]
  step: Step
  /** The reason for the question, if it differs in the market. */
  why?: string
  /** Why the registration came back to this step. */
  notice?: StepNotice
  /** The form of the step: its code may still be on its way. */
  children: ReactNode
  /** Below the form. */
  end?: ReactNode
}

/** One question of a registration, with how far it is (2.10). */
export function StepPage({ frame, steps, step, why, notice, children, end }: StepPageProps) {
  const t = useTranslations('signUp')
  const page = useFocusOnChange<HTMLDivElement>(step, (part) => part.querySelector('h1'))
  const at = steps.indexOf(step) + 1
  return (
    <div ref={page}>
      <AuthPage
        {...frame}
        title={t(`${step}.question`)}
        above={
          <ProgressBar
            className={progress}
            label={t('name')}
            value={at}
            max={steps.length}
            valueText={t('progress', { step: at, steps: steps.length })}
          />
        }
      >
        <p className={intro}>{why ?? t(`${step}.why`)}</p>
        {notice && (
          <Notice tone={notice.tone} role="alert" className={above}>
            {notice.text}
          </Notice>
        )}
        <Suspense key={step} fallback={<Skeleton shape="control" />}>
          {children}
        </Suspense>
        {end}
      </AuthPage>
    </div>
  )
}
