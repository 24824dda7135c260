import type { ReactElement } from 'react'
import * as ui from '../exports/index.ts'
import * as overlays from '../exports/overlays.ts'
import * as css from './samples.css.ts'

const nothing = () => undefined
const slides = [
  { id: 1, image: '/1.webp', alt: 'Torneio' },
  { id: 2, title: 'Bônus', href: '/m/activity' },
]
const options = [
  { value: 'a', label: 'CPF' },
  { value: 'b', label: 'Celular' },
]
const countries = [
  { code: 'BR', name: 'Brasil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
]
const still = () => 0
const pages = [
  { id: 1, title: 'Um', body: 'Texto' },
  { id: 2, title: 'Dois', body: 'Texto' },
]
const overlay = { open: true, onOpenChange: nothing, title: 'Título' }

/** One use of every component of the kit, by the name it is exported under. Icons need no props. */
export const samples: Record<string, ReactElement> = {
  AmountField: <ui.AmountField label="Valor" symbol="R$" value={2000} onChange={nothing} chips={[2000, 5000]} min={2000} max={9000} />,
  Avatar: <ui.Avatar name="Ana Clara" />,
  BackBar: <ui.BackBar title="Configurações" onBack={nothing} />,
  Badge: <ui.Badge tone="win">Pago</ui.Badge>,
  Balls: <ui.Balls parts={[['7', '0'], ['4']]} label="7 0, 4" />,
  Banner: <ui.Banner label="Destaques" slides={slides} />,
  Button: <ui.Button loading>Entrar</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/m/login">Entrar</ui.ButtonLink>,
  Carousel: <ui.Carousel label="Partidas" show="cards" count={3} loop renderSlide={(index) => index} />,
  CaptchaField: <ui.CaptchaField label="Código" onRefresh={nothing} error="Digite o código" />,
  Card: <ui.Card>Texto</ui.Card>,
  Chart: (
    <ui.Chart
      title="Ganho ou perda por dia"
      points={[100, -250, 0].map((value, index) => ({ label: `${index + 1}/11`, name: `${index + 1} de novembro`, value }))}
      format={() => '−R$\u00A0999.999.999,99'}
      formatShort={() => '−R$\u00A0999\u00A0mi'}
      texts={{ table: 'Ver tabela', chart: 'Ver gráfico', point: 'Dia', value: 'Valor' }}
    />
  ),
  Checkbox: <ui.Checkbox label="Lembrar" />,
  ChoiceRow: (
    <ui.ChoiceRow
      label="Forma de depósito"
      changeLabel="Trocar"
      options={[
        { value: 'pix', label: 'Pix' },
        { value: 'ted', label: 'TED' },
      ]}
      value="pix"
      onChange={() => {}}
    />
  ),
  ChipRow: (
    <ui.ChipRow label="Período" value="Hoje">
      <ui.FilterChip selected>Hoje</ui.FilterChip>
    </ui.ChipRow>
  ),
  CopyText: <ui.CopyText text="48201-7" texts={{ copy: 'Copiar', copied: 'Copiado', failed: 'Não foi possível copiar.' }} />,
  Countdown: <ui.Countdown deadline={5000} now={still} announce />,
  DownloadBar: <ui.DownloadBar title="Aplicativo" actionLabel="Baixar" onOpen={nothing} onClose={nothing} />,
  Disclosure: <ui.Disclosure title="Regras">Cada aposta conta uma vez.</ui.Disclosure>,
  Empty: <ui.Empty />,
  ErrorState: <ui.ErrorState title="Falhou" onRetry={nothing} requestId="1" />,
  FieldMessage: <ui.FieldMessage id="message" error="Digite o nome" />,
  Facts: <ui.Facts rows={[{ label: 'Valor', value: 'R$ 20,00' }]} />,
  FavoriteButton: <ui.FavoriteButton name="Aviãozinho" favorite={false} onFavorite={() => undefined} />,
  FilterChip: <ui.FilterChip selected>Todos</ui.FilterChip>,
  FormField: <ui.FormField label="Total">{(control) => <output {...control}>R$ 5,00</output>}</ui.FormField>,
  GameGrid: <ui.GameGrid>Jogo</ui.GameGrid>,
  GameTile: <ui.GameTile name="Aviãozinho" href="/g/1" onFavorite={nothing} maintenance />,
  Header: <ui.Header center="Início" />,
  Icon: <ui.Icon name="home" />,
  IconButton: <ui.IconButton label="Menu" icon={<ui.MenuIcon />} />,
  InfiniteGrid: (
    <ui.InfiniteGrid paging="failed" onMore={nothing}>
      Jogo
    </ui.InfiniteGrid>
  ),
  ListEnd: <ui.ListEnd count={3} paging="end" onMore={nothing} />,
  ListItem: <ui.ListItem title="Idioma" href="/m/set" />,
  MatchCard: (
    <ui.MatchCard
      home={{ name: 'Flamengo' }}
      away={{ name: 'Palmeiras' }}
      league="Brasileirão"
      time="16:00"
      versus="x"
      action={{ label: 'Jogar', href: '/m' }}
    />
  ),
  LotteryCard: <ui.LotteryCard name="Dados" draw="871" countdown="00:12:34" previous="1,2~3" hot href="/m" />,
  Money: <ui.Money minor={123450} symbol="R$" masked />,
  Notice: (
    <div className={css.grid}>
      <ui.Notice tone="danger">Confira os dados</ui.Notice>
    </div>
  ),
  NoticeTicker: <ui.NoticeTicker items={[{ id: 1, title: 'Aviso' }]} onOpen={nothing} emptyText="Sem avisos" />,
  OfflineBar: <ui.OfflineBar offline />,
  OtpField: <ui.OtpField label="Código" sent resendAt={60_000} now={still} onSend={nothing} />,
  PasswordField: <ui.PasswordField label="Senha" />,
  PhoneField: <ui.PhoneField label="Celular" countries={countries} country="BR" onCountryChange={nothing} />,
  Picks: <ui.Picks groups={[[{ text: '7', hit: 'acertou' }], [{ text: '4' }]]} />,
  Picture: <ui.Picture src="/1.webp" fallback={null} />,
  ProgressBar: <ui.ProgressBar label="Rollover" value={10} />,
  PromotionCard: <ui.PromotionCard title="Cashback" href="/m" period="Sem prazo" status={<ui.Badge>Nova</ui.Badge>} />,
  RadioGroup: <ui.RadioGroup label="Chave" options={options} value="a" onChange={nothing} error="Escolha outra" />,
  Rail: <ui.Rail label="Jogos">Jogo</ui.Rail>,
  RecordCard: <ui.RecordCard title="Aviãozinho" rows={[{ label: 'Aposta', value: 'R$ 1,00' }]} />,
  RichText: <ui.RichText html="<h2>Bônus</h2><p>Até <b>R$ 500</b></p>" />,
  ScrollTable: (
    <ui.ScrollTable label="Rebate por nível">
      <tbody>
        <tr>
          <th scope="row">Ouro</th>
          <td>0,80 %</td>
        </tr>
      </tbody>
    </ui.ScrollTable>
  ),
  ScrollTabs: <ui.ScrollTabs label="Categorias" tabs={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />,
  SearchField: <ui.SearchField />,
  SectionHeading: <ui.SectionHeading title="Jogos" more={{ label: 'Ver todos', href: '/m/gameList' }} />,
  Segmented: <ui.Segmented label="Idioma" options={[{ value: 'pt', label: 'PT' }]} value="pt" onChange={nothing} />,
  Select: <ui.Select label="Banco" options={options} defaultValue="a" />,
  ServiceButton: <ui.ServiceButton label="Atendimento" links={[]} open={false} onOpenChange={() => undefined} unread />,
  Skeleton: <ui.Skeleton shape="tile" className={css.wide} />,
  Spinner: <ui.Spinner />,
  StatTile: <ui.StatTile label="Saldo" value="R$ 0,00" />,
  StickyBar: <ui.StickyBar>Categorias</ui.StickyBar>,
  Switch: <ui.Switch label="Mostrar saldo" />,
  TabBar: <ui.TabBar aria-label="Principal" items={[{ href: '/m/home', label: 'Início', icon: <ui.HomeIcon />, active: true }]} />,
  Tag: <ui.Tag tone="win">Ativo</ui.Tag>,
  TextField: <ui.TextField label="Usuário" hint="De 4 a 16 letras" />,
  Toaster: <ui.Toaster />,
  VendorTile: <ui.VendorTile name="PG Soft" href="/m/gameList" />,
  Verbatim: <ui.Verbatim>anaclara</ui.Verbatim>,
  VisuallyHidden: <ui.VisuallyHidden>Saldo</ui.VisuallyHidden>,
  ActionMenu: <overlays.ActionMenu {...overlay} actions={[{ label: 'Jogar', href: '/m' }]} />,
  AlertDialog: <overlays.AlertDialog {...overlay} confirmLabel="Sair" cancelLabel="Ficar" onConfirm={nothing} />,
  BottomSheet: <overlays.BottomSheet {...overlay}>Filtros</overlays.BottomSheet>,
  Dialog: <overlays.Dialog {...overlay}>Texto</overlays.Dialog>,
  PopupPager: <overlays.PopupPager open onOpenChange={nothing} pages={pages} />,
  Prompt: <overlays.Prompt {...overlay} label="Código" confirmLabel="Usar" cancelLabel="Não" onConfirm={nothing} />,
  SideMenu: <overlays.SideMenu {...overlay}>Menu</overlays.SideMenu>,
}

const providers = ['DataSaverProvider', 'LinkProvider', 'UiLabelsProvider']

/** Every component that an entry exports, except icons and errors. */
export const componentNames = Object.keys({ ...ui, ...overlays }).filter(
  (name) => /^[A-Z](?!.*Error$)/.test(name) && !(name.endsWith('Icon') && name !== 'Icon') && !providers.includes(name),
)

/** Every icon component by name. */
export const icons = Object.entries(ui).filter(([name]) => /^[A-Z].+Icon$/.test(name))
