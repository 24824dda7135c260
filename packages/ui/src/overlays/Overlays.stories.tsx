import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/Button/Button.tsx'
import { FilterChip } from '../components/FilterChip/FilterChip.tsx'
import { ListItem } from '../components/ListItem/ListItem.tsx'
import { DepositIcon, HelpIcon, LogoutIcon, WithdrawIcon } from '../icons/navigation.tsx'
import { Opener } from '../stories/Opener.tsx'
import { row } from '../stories/stories.css.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { Dialog } from './Dialog.tsx'
import { SideMenu } from './SideMenu.tsx'

const meta = { title: 'Overlays/Windows', tags: ['!autodocs'] } satisfies Meta
export default meta

export const DialogWindow: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <Dialog {...state} title="Bônus de boas-vindas" actions={<Button block>Quero jogar</Button>}>
          <p>Deposite a partir de R$ 20 e receba o dobro para apostar nos jogos participantes. Válido por sete dias.</p>
        </Dialog>
      )}
    </Opener>
  ),
}

export const Alert: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <AlertDialog
          {...state}
          title="Sair da conta?"
          text="Você precisará da sua senha para entrar de novo."
          confirmLabel="Sair"
          cancelLabel="Continuar jogando"
          tone="danger"
          onConfirm={() => state.onOpenChange(false)}
        />
      )}
    </Opener>
  ),
}

export const Sheet: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <BottomSheet {...state} title="Filtrar jogos" footer={<Button block>Mostrar 128 jogos</Button>}>
          <div className={row}>
            {['Todos', 'PG Soft', 'Pragmatic Play', 'Evolution', 'Spribe', 'Fornecedor Internacional'].map((name, index) => (
              <FilterChip key={name} selected={index === 1}>
                {name}
              </FilterChip>
            ))}
          </div>
        </BottomSheet>
      )}
    </Opener>
  ),
}

export const Menu: StoryObj = {
  render: () => (
    <Opener>
      {(state) => (
        <SideMenu {...state} title="Menu">
          <ListItem icon={<DepositIcon size="sm" />} title="Depositar" href="#deposit" />
          <ListItem icon={<WithdrawIcon size="sm" />} title="Sacar" href="#withdraw" />
          <ListItem icon={<HelpIcon size="sm" />} title="Central de ajuda" href="#help" />
          <ListItem icon={<LogoutIcon size="sm" />} title="Sair" onClick={() => state.onOpenChange(false)} />
        </SideMenu>
      )}
    </Opener>
  ),
}
