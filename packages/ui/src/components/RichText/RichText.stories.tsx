import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RichText } from './RichText.tsx'

const promotion = `
  <h2>Bônus de boas-vindas</h2>
  <p style="color: red">Ganhe <strong>100 % do primeiro depósito</strong>, até <mark>R$ 500</mark>. O bônus vale por sete dias.</p>
  <ul><li>Depósito mínimo: R$ 20</li><li>Rollover: 10 vezes o bônus</li><li>Uma vez por pessoa</li></ul>
  <table><thead><tr><th>Depósito</th><th>Bônus</th></tr></thead><tbody><tr><td>R$ 20</td><td>R$ 20</td></tr><tr><td>R$ 500</td><td>R$ 500</td></tr></tbody></table>
  <p>Veja <a href="/m/activity">todas as promoções</a>, as <a href="https://ajuda.exemplo.com.br/regras">regras completas</a>
  ou a <a href="https://outro.example/noticia">notícia</a>. <a href="javascript:alert(1)">Isto</a> não é um link.</p>
  <blockquote>Jogue com responsabilidade.</blockquote>`

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: { html: promotion, isInternal: (path) => path.startsWith('/m/'), knownHosts: ['exemplo.com.br'], onNavigate: () => undefined },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  args: {
    html: `<h1>Um</h1><h2>Dois</h2><h3>Três</h3><p>Texto, <b>forte</b>, <i>itálico</i>, <u>sublinhado</u>, <del>riscado</del>, <small>pequeno</small>, <code>código</code>, x<sup>2</sup></p>
      <ol><li>Um<ul><li>Um e meio</li></ul></li><li>Dois</li></ol><dl><dt>Rollover</dt><dd>Quantas vezes o bônus é apostado</dd></dl><hr><pre>  linha\n  linha</pre>`,
  },
}
export const WideTable: Story = {
  args: { html: `<table><tr>${'<th>Período de apuração</th>'.repeat(8)}</tr><tr>${'<td>R$ 12.345,67</td>'.repeat(8)}</tr></table>` },
  globals: { viewport: { value: 'w320' } },
}
export const LongWord: Story = { args: { html: `<p>${'inconstitucionalissimamente'.repeat(6)}</p>` } }
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)">Só o texto fica.</p><script>alert(1)</script><svg onload="alert(1)"></svg><img src=x onerror=alert(1)>`,
  },
}
export const Empty: Story = { args: { html: '' } }

export const LeavesOnlyWhenAsked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'notícia' }))
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent(/outro\.example/)
    await userEvent.keyboard('{Escape}')
  },
}
