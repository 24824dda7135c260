import { useRef, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { KycSide } from '@platform/sdk/security'
import { kycQuery, sendKycMutation } from '@platform/sdk/query/security'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { unknownOf } from '../UnknownOutcome/unknownOf.ts'
import { checkPicture, type PictureProblem } from './checkPicture.ts'
import type { KycPicturesProps } from './KycPictures.tsx'
import { readPicture } from './readPicture.ts'
import { hasCamera, useCamera } from './useCamera.ts'
import { useLiveHint } from './useLiveHint.ts'

/** Three pictures, one after the other; another visit continues with the first missing one. */
export function useKycPictures(): KycPicturesProps {
  const client = useClient()
  const errorText = useErrorText()
  const { data: kyc } = useSuspenseQuery(kycQuery(client))
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<PictureProblem | 'unreadable'>()
  const [reading, setReading] = useState(false)
  const send = useKeyedMutation(sendKycMutation(client), { onDone: () => camera.stop() })
  const sides = new Set(kyc.sides.map(({ side }) => side))
  const side = KycSide.options.find((one) => !sides.has(one)) ?? 'front'
  const hint = useLiveHint(video, camera.state === 'on', side !== 'selfie')
  const take = async (source: Blob | HTMLVideoElement) => {
    setProblem(undefined)
    setReading(true)
    try {
      const picture = await readPicture(source)
      const pictureProblem = checkPicture(picture.grey, picture.side)
      setProblem(pictureProblem)
      if (!pictureProblem) await send.submit({ side, images: [picture.blob] })
    } catch {
      setProblem('unreadable')
    } finally {
      setReading(false)
    }
  }
  return {
    kyc,
    side,
    camera: {
      state: hasCamera() ? camera.state : 'none',
      hint,
      video: (element) => {
        video.current = element
        camera.show(element)
      },
      onOpen: () => void camera.start(side === 'selfie' ? 'user' : 'environment'),
      onShot: () => video.current && void take(video.current),
    },
    picture: {
      problem,
      busy: reading || send.busy,
      error: send.status === 'failed' ? errorText(send.error) : undefined,
      unknown: unknownOf(send),
      onFile: (file) => void take(file),
    },
  }
}
