import { onTestFinished } from 'vitest'

type Scene = 'dark' | 'blurred' | 'cut' | 'good'

/** A camera before which a document lies: its video comes from a canvas, as from a device. */
export function fakeCamera(): { stream: MediaStream; show: (scene: Scene) => void } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 })
  let shown: Scene = 'good'
  const timer = setInterval(() => paint(canvas, shown), 100)
  onTestFinished(() => clearInterval(timer))
  return {
    stream: canvas.captureStream(),
    show: (scene) => {
      shown = scene
    },
  }
}

/** Black lines on white paper, on a grey table. */
function paint(canvas: HTMLCanvasElement, scene: Scene) {
  const context = canvas.getContext('2d')!
  const { width, height } = canvas
  context.fillStyle = scene === 'dark' ? '#161616' : '#8a8a8a'
  context.fillRect(0, 0, width, height)
  if (scene === 'dark' || scene === 'blurred') return
  const margin = scene === 'cut' ? 0 : 100
  context.fillStyle = '#d8d8d8'
  context.fillRect(margin, margin, width - 2 * margin, height - 2 * margin)
  context.fillStyle = '#222'
  for (let y = margin; y < height - margin; y += 24) context.fillRect(margin, y, width - 2 * margin, 9)
}
