import { useState } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { Banner } from '../components/Banner/Banner.tsx'
import { GameGrid } from '../components/GameGrid/GameGrid.tsx'
import { GameTile } from '../components/GameTile/GameTile.tsx'
import { Header } from '../components/Header/Header.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { Money } from '../components/Money/Money.tsx'
import { NoticeTicker } from '../components/NoticeTicker/NoticeTicker.tsx'
import { Rail } from '../components/Rail/Rail.tsx'
import { ScrollTabs } from '../components/ScrollTabs/ScrollTabs.tsx'
import { SectionHeading } from '../components/SectionHeading/SectionHeading.tsx'
import { TabBar } from '../components/TabBar/TabBar.tsx'
import { VendorTile } from '../components/VendorTile/VendorTile.tsx'
import { AllGamesIcon } from '../icons/AllGamesIcon.tsx'
import { CardsIcon } from '../icons/CardsIcon.tsx'
import { FishIcon } from '../icons/FishIcon.tsx'
import { HotIcon } from '../icons/HotIcon.tsx'
import { LiveIcon } from '../icons/LiveIcon.tsx'
import { SlotsIcon } from '../icons/SlotsIcon.tsx'
import { SportsIcon } from '../icons/SportsIcon.tsx'
import { DepositIcon } from '../icons/DepositIcon.tsx'
import { HomeIcon } from '../icons/HomeIcon.tsx'
import { InviteIcon } from '../icons/InviteIcon.tsx'
import { MemberIcon } from '../icons/MemberIcon.tsx'
import { MenuIcon } from '../icons/MenuIcon.tsx'
import { PromotionsIcon } from '../icons/PromotionsIcon.tsx'
import { EyeIcon } from '../icons/EyeIcon.tsx'
import { sampleArt } from './sampleArt.ts'
import * as css from './stories.css.ts'

const games = [
  'Fortuna do Tigre',
  'Mina do Imperador',
  'Aviãozinho',
  'Sol de Copacabana',
  'Pescaria Imperial',
  'Roda da Sorte Extraordinária',
]
const tabs = [
  { value: 'hot', label: 'Em alta', icon: <HotIcon size="sm" /> },
  { value: 'slots', label: 'Slots', icon: <SlotsIcon size="sm" /> },
  { value: 'sports', label: 'Esportes', icon: <SportsIcon size="sm" /> },
  { value: 'live', label: 'Cassino ao vivo', icon: <LiveIcon size="sm" /> },
  { value: 'fish', label: 'Pescaria', icon: <FishIcon size="sm" /> },
  { value: 'cards', label: 'Cartas', icon: <CardsIcon size="sm" /> },
]
const slides = [
  {
    id: 1,
    image: sampleArt(0, true),
    title: 'Bônus de boas-vindas',
    text: 'Até R$ 500 no primeiro depósito',
    action: 'Quero jogar',
    href: '#bonus',
  },
  { id: 2, image: sampleArt(1, true), title: 'Torneio da semana', text: 'R$ 100 mil em prêmios', action: 'Participar', href: '#torneio' },
  { id: 3, title: 'Convide amigos', text: 'Ganhe a cada indicação', action: 'Convidar', href: '#convide' },
]
const notices = [
  { id: 1, title: 'Manutenção programada do PIX na madrugada de domingo' },
  { id: 2, title: 'Novo provedor: mais de 40 jogos chegaram hoje' },
]

/** A home page in a brand's theme, built only from the kit. */
export function Home() {
  const [tab, setTab] = useState('hot')
  const [favorites, setFavorites] = useState(['Aviãozinho'])
  const tile = (name: string, index: number) => (
    <GameTile
      key={name}
      name={name}
      vendor={['PG Soft', 'Pragmatic', 'Spribe'][index % 3]}
      image={index === 4 ? undefined : sampleArt(index)}
      href={`#${index}`}
      badge={index === 0 ? <Badge tone="accent">Novo</Badge> : undefined}
      maintenance={index === 3}
      favorite={favorites.includes(name)}
      onFavorite={(on) => setFavorites(on ? [...favorites, name] : favorites.filter((one) => one !== name))}
    />
  )
  return (
    <>
      <Header
        center={<span className={css.logo}>Marca</span>}
        end={
          <>
            <span className={css.balance}>
              <Money minor={128450} symbol="R$" />
            </span>
            <IconButton label="Ocultar saldo" icon={<EyeIcon size="sm" />} />
            <IconButton label="Menu" icon={<MenuIcon />} />
          </>
        }
      />
      <main className={css.page}>
        <Banner slides={slides} label="Destaques" />
        <NoticeTicker items={notices} onOpen={() => setTab('hot')} emptyText="Sem avisos" />
        <ScrollTabs bleed label="Categorias" tabs={tabs} value={tab} onChange={setTab} />
        <section className={css.block}>
          <SectionHeading title="Jogos populares" more={{ label: 'Ver todos', href: '#all' }} />
          <Rail label="Jogos populares">{games.map(tile)}</Rail>
        </section>
        <section className={css.block}>
          <SectionHeading title="Provedores" />
          <div className={css.vendors}>
            {['PG Soft', 'Pragmatic Play', 'Evolution', 'Spribe'].map((name) => (
              <VendorTile key={name} name={name} note="42 jogos" href={`#${name}`} />
            ))}
          </div>
        </section>
        <section className={css.block}>
          <SectionHeading title="Todos os jogos" icon={<AllGamesIcon size="sm" />} />
          <GameGrid>{games.map(tile)}</GameGrid>
        </section>
      </main>
      <TabBar
        aria-label="Principal"
        items={[
          { href: '#home', label: 'Início', icon: <HomeIcon />, active: true },
          { href: '#promo', label: 'Promoções', icon: <PromotionsIcon />, count: 3 },
          { href: '#deposit', label: 'Depositar', icon: <DepositIcon />, raised: true },
          { href: '#invite', label: 'Convidar', icon: <InviteIcon /> },
          { href: '#me', label: 'Minha conta', icon: <MemberIcon /> },
        ]}
      />
    </>
  )
}
