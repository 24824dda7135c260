import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ServiceIcon } from '../../icons/ServiceIcon.tsx'
import { ServiceButton } from './ServiceButton.tsx'

function Sample() {
  const [open, setOpen] = useState(false)
  const links = [
    { label: 'Central', href: '#central', icon: <ServiceIcon /> },
    { label: 'WhatsApp', href: 'https://wa.me/5511', icon: <ServiceIcon />, outside: true },
  ]
  return (
    <div style={{ height: 3000 }}>
      <ServiceButton label="Atendimento" links={links} open={open} onOpenChange={setOpen} />
    </div>
  )
}

test('[2.18] a tap unfolds the ways to the merchant; a tap beside them or Escape folds them again', async () => {
  await render(<Sample />)
  const button = page.getByRole('button', { name: 'Atendimento' })
  await button.click()
  await expect.element(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('link').query()).toBeNull()
  await button.click()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(page.getByRole('link', { name: 'Central' })).not.toBeInTheDocument()
})

test('[2.18] it makes way while the page is scrolled down, and comes back on the way up', async () => {
  await render(<Sample />)
  const bar = page.getByRole('complementary', { includeHidden: true }).element()
  scrollTo(0, 400)
  await expect.poll(() => bar.hasAttribute('inert')).toBe(true)
  scrollTo(0, 300)
  await expect.poll(() => bar.hasAttribute('inert')).toBe(false)
})
