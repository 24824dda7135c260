import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlayIcon } from '../icons/games.tsx'
import { ShareIcon } from '../icons/navigation.tsx'
import { HeartIcon, InfoIcon } from '../icons/status.tsx'
import { Opener } from '../stories/Opener.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { PopupPager } from './PopupPager.tsx'
import { Prompt } from './Prompt.tsx'

const meta = { title: 'Overlays/Asking', tags: ['!autodocs'] } satisfies Meta
export default meta

export const PromptWindow: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <Prompt
          {...state}
          title="Código de convite"
          text="Quem convidou você ganha um bônus na sua primeira aposta."
          label="Código"
          hint="De 4 a 8 letras e números"
          confirmLabel="Usar código"
          cancelLabel="Agora não"
          onConfirm={() => state.onOpenChange(false)}
        />
      )}
    </Opener>
  ),
}

const body = (words: string) => (
  <>
    <p>{words}</p>
    <p>Confira as regras completas na central de promoções.</p>
  </>
)
const pages = [
  { id: 1, title: 'Bônus de boas-vindas', body: body('Deposite a partir de R$ 20 e receba o dobro para apostar nos jogos participantes.') },
  { id: 2, title: 'Manutenção programada do PIX na madrugada de domingo', body: body('Saques e depósitos voltam às 6h. '.repeat(30)) },
  { id: 3, title: 'Novo provedor no ar', body: body('Mais de 40 jogos chegaram hoje.') },
]
export const Announcements: StoryObj = { render: () => <Opener>{(state) => <PopupPager {...state} pages={pages} />}</Opener> }
export const OneAnnouncement: StoryObj = { render: () => <Opener>{(state) => <PopupPager {...state} pages={pages.slice(0, 1)} />}</Opener> }

export const Actions: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <ActionMenu
          {...state}
          title="Fortuna do Tigre"
          actions={[
            { label: 'Jogar agora', icon: <PlayIcon size="sm" />, href: '#play' },
            { label: 'Adicionar aos favoritos', icon: <HeartIcon size="sm" />, onSelect: () => undefined },
            { label: 'Compartilhar', icon: <ShareIcon size="sm" />, text: 'Enviar o link do jogo', onSelect: () => undefined },
            { label: 'Não mostrar mais', icon: <InfoIcon size="sm" />, tone: 'danger', onSelect: () => undefined },
          ]}
        />
      )}
    </Opener>
  ),
}
