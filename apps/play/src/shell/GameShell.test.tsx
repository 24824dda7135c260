import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { playedTable } from '../testing/playedTable.ts'
import * as styles from './GameShell.css.ts'
import { GameShell } from './GameShell.tsx'
import '../theme.css.ts'

const stageHeight = () => document.querySelector(`.${styles.stage}`)!.getBoundingClientRect().height

test.each([
  ['portrait', 390, 844, 1 / 3],
  ['landscape', 844, 390, 1],
])(
  '[7.6] in a window of its own the sum of the play, there after the first bet, leaves the stage its room: %s',
  async (_, width, height, share) => {
    const [widthBefore, heightBefore] = [innerWidth, innerHeight]
    document.documentElement.classList.add('play')
    onTestFinished(async () => {
      document.documentElement.classList.remove('play')
      await page.viewport(widthBefore, heightBefore)
    })
    await page.viewport(width, height)
    const { client, state } = await playedTable()
    await renderScreen(<GameShell client={client} state={state} framed={false} onStopped={() => undefined} />, { client })
    await page.getByRole('button', { name: 'Girar' }).click()
    await expect.element(page.getByRole('timer', { name: 'Tempo de jogo' })).toBeVisible()
    expect(stageHeight()).toBeGreaterThanOrEqual(height * share)
    const button = page.getByRole('button', { name: 'Girar' })
    await expect.element(button).toBeInViewport({ ratio: 1 })
  },
)
