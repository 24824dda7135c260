import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getCaptchaSound, solveCaptchaWork } from '@platform/sdk/account'
import { captchaQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'

/** What goes with the digits of a captcha. */
export interface CaptchaProof {
  captchaId?: string
  captchaWork?: number
}

/** What a `CaptchaField` needs; no `image` while one is fetched, '' where it did not load. */
export interface ShownCaptcha {
  image?: string
  onRefresh: () => void
  /** Says the digits. */
  onListen?: () => void
}

/** A captcha, while one is wanted: picture, voice, and the work that this device does while the player reads it (2.9). */
export function useWantedCaptcha(wanted: boolean) {
  const client = useClient()
  const { data, isFetching, isError, refetch } = useQuery({ ...captchaQuery(client), enabled: wanted })
  const [proving, setProving] = useState(false)
  const work = useRef<Promise<number | undefined>>(undefined)
  const captcha = wanted ? data : undefined

  useEffect(() => {
    if (!captcha) return
    const controller = new AbortController()
    // Without its work a captcha is refused, and the next one is a new chance.
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
      // Heard too often or too late: another one can be heard again.
      refresh()
    }
  }
  /** Empty where no captcha is shown; waits for the work. */
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

/** The picture as an address, whether or not the gateway already made it one. */
const addressOf = (image: string) => (!image || image.startsWith('data:') ? image : `data:image/png;base64,${image}`)
