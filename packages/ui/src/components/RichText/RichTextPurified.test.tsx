import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RichText } from './RichText.tsx'

test('[2.16] a browser without a sanitiser loads DOMPurify, and links work the same', async () => {
  Reflect.deleteProperty(Document, 'parseHTML')
  const screen = await render(
    <RichText
      html='<p style="color:red">Até <b>R$ 500</b> <a href="/m/activity">aqui</a></p><script>1</script><img src="javascript:1">'
      isInternal={(path) => path.startsWith('/m/')}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'aqui' })).toHaveAttribute('href', '/m/activity')
  expect(screen.container.innerHTML).toContain('<p>Até <b>R$ 500</b> <a href="/m/activity">aqui</a></p><img alt="" loading="lazy"')
  expect(performance.getEntriesByType('resource').some(({ name }) => /purify/i.test(name))).toBe(true)
})
