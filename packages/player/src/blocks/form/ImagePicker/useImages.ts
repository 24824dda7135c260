import { useEffect, useRef, useState } from 'react'
import { checkImage, imageLimits } from './checkImage.ts'
import { compressImage } from './compressImage.ts'

/** A picture to upload, and the address of its preview. */
export interface PickedImage {
  blob: Blob
  url: string
}

export type ImageProblem = 'type' | 'size' | 'count'

export interface Images {
  images: readonly PickedImage[]
  problem: ImageProblem | undefined
  /** A picture is being compressed. */
  busy: boolean
  add: (files: readonly File[]) => void
  remove: (image: PickedImage) => void
}

/** Up to three pictures, checked and compressed as they are chosen (section 5). */
export function useImages(): Images {
  const [images, setImages] = useState<readonly PickedImage[]>([])
  const [problem, setProblem] = useState<ImageProblem>()
  const [busy, setBusy] = useState(false)
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const previews = urls.current
    return () => previews.forEach((url) => URL.revokeObjectURL(url))
  }, [])

  const add = async (files: readonly File[]) => {
    setBusy(true)
    const room = imageLimits.count - images.length
    const results = await Promise.all(files.slice(0, room).map(readImage))
    const good = results.filter((result) => typeof result !== 'string')
    const newImages = good.map((blob) => ({ blob, url: URL.createObjectURL(blob) }))
    for (const { url } of newImages) urls.current.add(url)
    setProblem(results.find((result) => typeof result === 'string') ?? (files.length > room ? 'count' : undefined))
    setImages((before) => [...before, ...newImages].slice(0, imageLimits.count))
    setBusy(false)
  }
  const remove = (image: PickedImage) => {
    URL.revokeObjectURL(image.url)
    urls.current.delete(image.url)
    setProblem(undefined)
    setImages((before) => before.filter((one) => one !== image))
  }
  return { images, problem, busy, add: (files) => void add(files), remove }
}

async function readImage(file: File): Promise<Blob | ImageProblem> {
  try {
    return (await checkImage(file)) ?? (await compressImage(file))
  } catch {
    // The first bytes were valid, the rest is not a picture.
    return 'type'
  }
}
