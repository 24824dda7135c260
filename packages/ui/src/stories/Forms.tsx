import { useState } from 'react'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { BackBar } from '../components/BackBar/BackBar.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { CaptchaField } from '../components/CaptchaField/CaptchaField.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Empty } from '../components/Empty/Empty.tsx'
import { ErrorState } from '../components/ErrorState/ErrorState.tsx'
import { FilterChip } from '../components/FilterChip/FilterChip.tsx'
import { ListItem } from '../components/ListItem/ListItem.tsx'
import { Money } from '../components/Money/Money.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { RecordCard } from '../components/RecordCard/RecordCard.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Segmented } from '../components/Segmented/Segmented.tsx'
import { StatTile } from '../components/StatTile/StatTile.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Tag } from '../components/Tag/Tag.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { LanguageIcon } from '../icons/LanguageIcon.tsx'
import { SettingsIcon } from '../icons/SettingsIcon.tsx'
import { LogoutIcon } from '../icons/LogoutIcon.tsx'
import { PhoneIcon } from '../icons/PhoneIcon.tsx'
import { sampleArt } from './sampleArt.ts'
import * as css from './stories.css.ts'

/** Forms and plain pages in a brand's theme, built only from the kit. */
export function Forms() {
  const [locale, setLocale] = useState<'pt' | 'en'>('pt')
  return (
    <>
      <BackBar title="Entrar na conta" onBack={() => history.back()} />
      <main className={css.page}>
        <Notice tone="danger">Usuário ou senha incorretos. Confira e tente de novo.</Notice>
        <TextField label="Nome de usuário" start={<PhoneIcon size="sm" />} defaultValue="anaclara" />
        <PasswordField label="Senha" error="A senha precisa ter de 6 a 20 caracteres" defaultValue="segredo" />
        <CaptchaField label="Código da imagem" image={sampleArt(2, true)} onRefresh={() => undefined} placeholder="000000" />
        <Checkbox label="Lembrar meus dados neste aparelho" defaultChecked />
        <Button block size="lg">
          Entrar
        </Button>
        <div className={css.row}>
          <Button>Depositar</Button>
          <Button tone="accent">Resgatar</Button>
          <Button tone="secondary">Sacar</Button>
          <Button tone="ghost">Esqueci a senha</Button>
          <Button tone="danger">Excluir</Button>
          <Button loading>Enviando</Button>
          <Button disabled>Indisponível</Button>
        </div>
        <SearchField label="Buscar jogo" />
        <div className={css.row}>
          <FilterChip selected>Todos</FilterChip>
          <FilterChip>PG Soft</FilterChip>
          <FilterChip>Pragmatic</FilterChip>
        </div>
        <div className={css.row}>
          <Segmented
            label="Idioma"
            options={[
              { value: 'pt', label: 'Português', lang: 'pt' },
              { value: 'en', label: 'English', lang: 'en' },
            ]}
            value={locale}
            onChange={setLocale}
          />
        </div>
        <Card flush>
          <ListItem icon={<LanguageIcon size="sm" />} title="Idioma" end="Português" href="#lang" />
          <ListItem
            icon={<SettingsIcon size="sm" />}
            title="Segurança da conta"
            text="Senha, e-mail e verificação em duas etapas"
            href="#sec"
          />
          <ListItem icon={<LogoutIcon size="sm" />} title="Sair" onClick={() => undefined} />
        </Card>
        <Card>
          <Switch label="Mostrar saldo" defaultChecked />
          <Switch label="Economia de dados" />
        </Card>
        <div className={css.pair}>
          <StatTile label="Saldo total" value={<Money minor={128450} symbol="R$" />} note="Atualizado agora" />
          <StatTile label="Jogos hoje" value="1.284" />
        </div>
        <ProgressBar label="Rollover" value={40} valueText="R$ 40,00 de R$ 100,00" />
        <RecordCard
          title="Fortuna do Tigre"
          subtitle="PG Soft · 20/11 14:32"
          amount={<Money minor={12050} symbol="R$" signed />}
          status={<Badge tone="win">Pago</Badge>}
          rows={[
            { label: 'Aposta', value: 'R$ 5,00' },
            { label: 'Rodada', value: '8f3a-2291-77c0' },
          ]}
        />
        <div className={css.row}>
          <Avatar name="Ana Clara" />
          <Badge>Neutro</Badge>
          <Badge tone="brand">Favorito</Badge>
          <Badge tone="accent">Novo</Badge>
          <Badge tone="win">Pago</Badge>
          <Badge tone="warning">Pendente</Badge>
          <Badge tone="danger">Recusado</Badge>
          <Tag tone="win">Ativo</Tag>
          <Tag tone="danger">Bloqueado</Tag>
        </div>
        <Card>
          <Empty text="Jogue uma partida e ela aparece aqui." action={<Button>Ver jogos</Button>} />
        </Card>
        <Card>
          <ErrorState title="Não foi possível carregar" text="Verifique sua conexão." onRetry={() => undefined} requestId="b2f1-77a0" />
        </Card>
      </main>
    </>
  )
}
