import { motifs } from '../../packages/demo/src/art/motifs.ts'
import type { Engine } from './Engine.ts'

const SIZE = 80
/** Of its four quarters, the emptiest has this share of a sign's pixels at least; of one that lost its viewBox only one quarter is drawn. */
const LEAST = 0.02

/** Draws every sign of the reels in the engine, on the open site, and returns the names of those that are not drawn around their centre. */
export async function brokenSigns(engine: Engine): Promise<string[]> {
  const names = Object.keys(motifs)
  const drawn = await engine.evaluate<Record<string, number[]>>(`(async () => {
    const quarters = {}
    for (const name of ${JSON.stringify(names)}) {
      const image = new Image(${SIZE}, ${SIZE})
      image.src = '/cdn/signs/' + name + '.ruby.svg'
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: ${SIZE}, height: ${SIZE} })
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0, ${SIZE}, ${SIZE})
      const { data } = context.getImageData(0, 0, ${SIZE}, ${SIZE})
      const counts = [0, 0, 0, 0]
      for (let at = 0; at < ${SIZE * SIZE}; at++)
        if (data[at * 4 + 3] > 40) counts[(at % ${SIZE} < ${SIZE / 2} ? 0 : 1) + (at < ${(SIZE * SIZE) / 2} ? 0 : 2)]++
      quarters[name] = counts
    }
    return quarters
  })()`)
  return names.filter((name) => {
    const counts = drawn[name] ?? []
    const all = counts.reduce((sum, count) => sum + count, 0)
    return all === 0 || Math.min(...counts) < all * LEAST
  })
}
