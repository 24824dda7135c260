import { useTranslations } from 'use-intl'
import { KycSide, type Kyc } from '@platform/sdk/security'
import { Button, ButtonLink, Card, CheckCircleIcon, Notice, Spinner } from '@platform/ui'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import type { PictureProblem } from './checkPicture.ts'
import type { CameraState } from './useCamera.ts'
import * as css from './IdentityView.css.ts'
import { pathOfView } from '../views.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface IdentityViewProps {
  kyc: Kyc
  /** The picture to take next. */
  side: KycSide
  camera: {
    state: CameraState | 'none'
    /** The element that shows the camera. */
    video: (element: HTMLVideoElement | null) => void
    onOpen: () => void
    onShot: () => void
  }
  /** The picture that was taken or chosen. */
  picture: {
    problem: PictureProblem | 'unreadable' | undefined
    busy: boolean
    error: string | undefined
    unknown?: UnknownOutcomeProps
    onFile: (file: File) => void
  }
}

const reasons = ['blur', 'glare', 'cut', 'expired', 'name', 'underage', 'mismatch', 'other'] as const

/** The identity check: sent pictures, the next picture, the result. */
export function IdentityView({ kyc, side, camera, picture }: IdentityViewProps) {
  const t = useTranslations('security')
  const moment = useMoment()
  const waits = kyc.status === 'sent' || kyc.status === 'review'
  const isOpen = !waits && kyc.status !== 'accepted' && !kyc.needsData && kyc.attemptsLeft > 0
  const reason = reasons.find((one) => one === kyc.reason) ?? 'other'
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{t('identity.title')}</ViewTitle>
        <p className={css.intro}>{t('identity.intro')}</p>
      </div>
      <PictureSteps kyc={kyc} current={isOpen ? side : undefined} />
      {kyc.status === 'accepted' && <Notice tone="win">{t('identity.accepted')}</Notice>}
      {waits && (
        <Notice role="status">
          {[t('identity.review'), kyc.sentAt !== undefined && t('identity.sentAt', { date: moment(kyc.sentAt) })].filter(Boolean).join(' ')}
        </Notice>
      )}
      {kyc.status === 'refused' && (
        <Notice tone="danger">
          {t(`identity.reasons.${reason}`)} {t('identity.attempts', { count: kyc.attemptsLeft })}
        </Notice>
      )}
      {kyc.needsData && (
        <Card className={css.data}>
          <p>{t('identity.needsData')}</p>
          <ButtonLink block tone="secondary" href={pathOfView('name')}>
            {t('rows.payeeName')}
          </ButtonLink>
          <ButtonLink block tone="secondary" href={pathOfView('personal')}>
            {t('personal.title')}
          </ButtonLink>
        </Card>
      )}
      {isOpen && <PictureCapture side={side} camera={camera} picture={picture} />}
    </div>
  )
}

function PictureSteps({ kyc, current }: Pick<IdentityViewProps, 'kyc'> & { current: KycSide | undefined }) {
  const t = useTranslations('security')
  const complete = kyc.status === 'sent' || kyc.status === 'review' || kyc.status === 'accepted'
  return (
    <ol className={css.steps}>
      {KycSide.options.map((side) => {
        const done = complete || kyc.sides.some((one) => one.side === side)
        return (
          <li key={side} className={css.step} data-done={done} aria-current={side === current ? 'step' : undefined}>
            {done ? <CheckCircleIcon size="sm" /> : <span className={css.open} aria-hidden="true" />}
            <span>{t(`identity.sides.${side}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function PictureCapture({ side, camera: { state, video, onOpen, onShot }, picture }: Omit<IdentityViewProps, 'kyc'>) {
  const { problem, busy, error, unknown, onFile } = picture
  const t = useTranslations('security')
  return (
    <Card className={css.capture}>
      <h3 className={css.next}>{t(`identity.sides.${side}`)}</h3>
      <p className={css.intro}>{t(`identity.how.${side}`)}</p>
      {state === 'on' && (
        <div className={css.frame} data-round={side === 'selfie'}>
          <video ref={video} className={css.video} autoPlay playsInline muted aria-label={t('identity.camera')} />
        </div>
      )}
      {state === 'refused' && <Notice tone="warning">{t('identity.noCamera')}</Notice>}
      {problem && (
        <Notice tone="danger" role="alert">
          {t(`identity.problems.${problem}`)}
        </Notice>
      )}
      <CallReport error={error} unknown={unknown}>
        {state === 'on' ? (
          <Button size="lg" block loading={busy} onClick={onShot}>
            {t('identity.shot')}
          </Button>
        ) : (
          state !== 'none' &&
          state !== 'refused' && (
            <Button size="lg" block loading={busy || state === 'starting'} onClick={onOpen}>
              {t('identity.open')}
            </Button>
          )
        )}
        <label className={css.file}>
          {busy && <Spinner size="sm" />}
          <span>{t('identity.file')}</span>
          <input
            type="file"
            accept="image/png,image/jpeg"
            className={css.input}
            disabled={busy}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onFile(file)
              // Reset, so that the same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
      </CallReport>
    </Card>
  )
}
