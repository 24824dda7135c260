import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getCaptchaSound, solveCaptchaWork } from '@platform/sdk/account'
import { captchaQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'

/** Sent with the digits of a captcha. */
export interface CaptchaProof {
  captchaId?: string
  captchaWork?: number
}

/** Props of a `CaptchaField`; no `image` while one is fetched, '' if it did not load. */
export interface ShownCaptcha {
  image?: string
  onRefresh: () => void
  /** Plays the digits. */
  onListen?: () => void
}

/** A captcha, while one is required: picture, sound, and the proof of work, which this device computes while the player reads it (2.9). */
export function useWantedCaptcha(wanted: boolean) {
  const client = useClient()
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaQuery(client), enabled: wanted })
  const [proving, setProving] = useState(false)
  const work = useRef<Promise<number | undefined>>(undefined)
  const captcha = wanted ? data : undefined

  useEffect(() => {
    if (!captcha) return
    const controller = new AbortController()
    // Without its proof of work a captcha is refused, and the player gets another one.
    work.current = solveCaptchaWork(captcha.work, controller).catch(() => undefined)
    return () => controller.abort()
  }, [captcha])

  const refresh = () => void refetch()
  const listen = async () => {
    if (!captcha) return
    try {
      const { sound } = await getCaptchaSound(client, { captchaId: captcha.captchaId })
      await new Audio(`data:audio/wav;base64,${sound}`).play()
    } catch {
      // Played too often or too late: a new captcha can be played again.
      refresh()
    }
  }
  /** Empty if no captcha is shown; waits for the proof of work. */
  const prove = async (): Promise<CaptchaProof> => {
    if (!captcha) return {}
    setProving(true)
    const captchaWork = await work.current
    setProving(false)
    return { captchaId: captcha.captchaId, captchaWork }
  }
  const field: ShownCaptcha = {
    image: isFetching || (!data && !isError) ? undefined : addressOf(data?.image ?? ''),
    onRefresh: refresh,
    onListen: captcha && (() => void listen()),
  }
  return { field, prove, proving, refresh }
}

/** The picture as a data URL, whether or not the gateway already sent one. */
const addressOf = (image: string) => (!image || image.startsWith('data:') ? image : `data:image/png;base64,${image}`)
