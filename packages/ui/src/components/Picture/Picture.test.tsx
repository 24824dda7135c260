import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { DataSaverProvider } from '../../theme/DataSaverProvider.tsx'
import { holdPictureWidth } from './holdPictureWidth.ts'
import { Picture } from './Picture.tsx'

const good = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const bad = 'data:image/png;base64,AAAA'

test('[9] tries the next address when one fails', async () => {
  const screen = await render(<Picture src={[bad, good]} alt="Jogo" fallback={<span>FT</span>} priority />)
  await expect.element(screen.getByRole('img', { name: 'Jogo' })).toHaveAttribute('src', good)
})

test('[9] shows the placeholder when no address answers or there is none', async () => {
  const screen = await render(<Picture src={[bad, `${bad}#2`]} fallback={<span>FT</span>} priority />)
  await expect.element(screen.getByText('FT')).toBeVisible()
  await screen.rerender(<Picture fallback={<span>nada</span>} />)
  await expect.element(screen.getByText('nada')).toBeVisible()
})

test('[9] a picture of the page’s HTML that failed before the app was there is replaced by the next address', async () => {
  const picture = <Picture src={[bad, good]} alt="Jogo" fallback={<span>FT</span>} priority />
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(picture)
  const image = root.querySelector('img')!
  await expect(image.decode()).rejects.toThrow()
  const app = hydrateRoot(root, picture)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.querySelector('img')?.getAttribute('src')).toBe(good)
})

// An address of an own fragment for each width, as a CDN would have one.
const pictureAt = (address: string, width: number) => (address === bad ? address : `${address}#${width}`)
const sized = (on: boolean, src: string | string[]) => (
  <DataSaverProvider on={on} pictureAt={pictureAt}>
    <Picture src={src} alt="Jogo" width="240" height="240" fallback={<span>FT</span>} />
  </DataSaverProvider>
)

test('[9] with the data saver requests the smaller picture, and no other size', async () => {
  const screen = await render(sized(true, good))
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#240`)
  await expect.element(screen.getByRole('img')).not.toHaveAttribute('srcset')
  await screen.rerender(sized(true, [bad, good]))
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#240`)
})

test('[9] the browser may take the size that fits the place and the screen: half of the width to three times', async () => {
  const screen = await render(sized(false, good))
  const { srcset, sizes, loading } = screen.getByRole('img').element() as HTMLImageElement
  expect(srcset.split(',data:').map((one) => one.split('#')[1])).toEqual(['120 120w', '240 240w', '360 360w', '480 480w', '720 720w'])
  // Only of a lazy picture the place is known.
  expect([sizes, loading]).toEqual(['auto, min(100vw, 240px)', 'lazy'])
})

test('[9] an address that knows no sizes is requested as it is', async () => {
  const screen = await render(
    <DataSaverProvider on={false} pictureAt={(address, width) => (width > 0 ? `data:image/png;base64,AAAA#${width}` : address)}>
      <Picture src={good} alt="Jogo" width="240" fallback={null} />
    </DataSaverProvider>,
  )
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', good)
  await expect.element(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('[9] the image CDNs are tried first, in their order, then the default; each failure is reported once', async () => {
  const failed: string[] = []
  // A base of its own for each picture that a CDN has, as a fragment of the default's address.
  const mirrors = {
    bases: () => ['dead', 'alive'],
    addressAt: (base: string, address: string) => (base === 'dead' ? bad : `${address}#${base}`),
    onFailed: (address: string) => failed.push(address),
  }
  const sizes = (address: string, width: number) => `${address}w${width}`
  const screen = await render(
    <DataSaverProvider on pictureAt={sizes} mirrors={mirrors}>
      <Picture src={good} alt="Jogo" width="240" fallback={null} priority />
    </DataSaverProvider>,
  )
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#alivew240`)
  expect(failed).toEqual([`${bad}w240`])
})

test('[9] a picture stays with the CDNs of its first time: one that is there is not requested again', async () => {
  const mirrors = (base: string) => ({ bases: () => [base], addressAt: (at: string) => `${good}#${at}`, onFailed: () => undefined })
  const drawn = (base: string) => (
    <DataSaverProvider on pictureAt={(address) => `${address}w`} mirrors={mirrors(base)}>
      <Picture src={good} alt="Jogo" width="240" fallback={null} priority />
    </DataSaverProvider>
  )
  const screen = await render(drawn('a'))
  await screen.rerender(drawn('b'))
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', `${good}#aw`)
})

test('[9] a picture that leaves before it has come requests nothing more; one that was only hidden still comes', () => {
  const picture = document.createElement('img')
  picture.loading = 'lazy'
  picture.srcset = `${good}#a 120w,${good}#b 240w`
  picture.src = good
  holdPictureWidth(picture)!()
  expect(picture.getAttributeNames()).toEqual(['loading'])
  holdPictureWidth(picture)
  expect([picture.src, picture.srcset]).toEqual([good, `${good}#a 120w,${good}#b 240w`])
})
