import { useTranslations } from 'use-intl'
import { KycSide, type Kyc } from '@platform/sdk/security'
import { Button, Card, CheckCircleIcon, Notice, Spinner } from '@platform/ui'
import { useMoment } from '../../../i18n/useMoment.ts'
import { CallReport } from '../UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../UnknownOutcome/UnknownOutcome.tsx'
import type { PictureProblem } from './checkPicture.ts'
import type { CameraState } from './useCamera.ts'
import * as css from './KycPictures.css.ts'

export interface KycPicturesProps {
  kyc: Kyc
  /** The picture to take next. */
  side: KycSide
  camera: {
    state: CameraState | 'none'
    /** What is wrong with the picture that it shows now, once it is known. */
    hint?: PictureProblem | 'good'
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

/** Whether pictures can be sent now. */
export const takesPictures = ({ status, needsData, attemptsLeft }: Kyc): boolean =>
  status !== 'sent' && status !== 'review' && status !== 'accepted' && !needsData && attemptsLeft > 0

/** The pictures of an identity check: which are sent, what the last check found, and the next one. */
export function KycPictures({ kyc, side, camera, picture }: KycPicturesProps) {
  const isOpen = takesPictures(kyc)
  return (
    <div className={css.part}>
      <PictureSteps kyc={kyc} current={isOpen ? side : undefined} />
      <KycResult kyc={kyc} />
      {isOpen && <PictureCapture side={side} camera={camera} picture={picture} />}
    </div>
  )
}

function KycResult({ kyc }: { kyc: Kyc }) {
  const t = useTranslations('security')
  const moment = useMoment()
  const { status, sentAt, attemptsLeft } = kyc
  const reason = reasons.find((one) => one === kyc.reason) ?? 'other'
  if (status === 'accepted') return <Notice tone="win">{t('identity.accepted')}</Notice>
  if (status === 'sent' || status === 'review')
    return (
      <Notice role="status">
        {[t('identity.review'), sentAt !== undefined && t('identity.sentAt', { date: moment(sentAt) })].filter(Boolean).join(' ')}
      </Notice>
    )
  if (status !== 'refused') return null
  return (
    <Notice tone="danger">
      {t(`identity.reasons.${reason}`)} {t('identity.attempts', { count: attemptsLeft })}
    </Notice>
  )
}

function PictureSteps({ kyc, current }: Pick<KycPicturesProps, 'kyc'> & { current: KycSide | undefined }) {
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

function PictureCapture({ side, camera: { state, hint, video, onOpen, onShot }, picture }: Omit<KycPicturesProps, 'kyc'>) {
  const { problem, busy, error, unknown, onFile } = picture
  const t = useTranslations('security')
  return (
    <Card className={css.capture}>
      <h3 className={css.next}>{t(`identity.sides.${side}`)}</h3>
      <p className={css.hint}>{t(`identity.how.${side}`)}</p>
      {state === 'on' && (
        <div className={css.frame} data-round={side === 'selfie'}>
          <video ref={video} className={css.video} autoPlay playsInline muted aria-label={t('identity.camera')} />
        </div>
      )}
      {state === 'on' && (
        <p role="status" className={css.live}>
          {hint && (hint === 'good' ? t('identity.good') : t(`identity.problems.${hint}`))}
        </p>
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
