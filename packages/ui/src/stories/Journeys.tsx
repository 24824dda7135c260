import { useState } from 'react'
import { AmountField } from '../components/AmountField/AmountField.tsx'
import { BackBar } from '../components/BackBar/BackBar.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Countdown } from '../components/Countdown/Countdown.tsx'
import { DownloadBar } from '../components/DownloadBar/DownloadBar.tsx'
import { LotteryCard } from '../components/LotteryCard/LotteryCard.tsx'
import { MatchCard } from '../components/MatchCard/MatchCard.tsx'
import { Money } from '../components/Money/Money.tsx'
import { OtpField } from '../components/OtpField/OtpField.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { PromotionCard } from '../components/PromotionCard/PromotionCard.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { Rail } from '../components/Rail/Rail.tsx'
import { SectionHeading } from '../components/SectionHeading/SectionHeading.tsx'
import { Select } from '../components/Select/Select.tsx'
import { ServiceButton } from '../components/ServiceButton/ServiceButton.tsx'
import { LotteryIcon } from '../icons/LotteryIcon.tsx'
import { SportsIcon } from '../icons/SportsIcon.tsx'
import { DepositIcon } from '../icons/DepositIcon.tsx'
import { PromotionsIcon } from '../icons/PromotionsIcon.tsx'
import { KeyIcon } from '../icons/KeyIcon.tsx'
import { sampleArt } from './sampleArt.ts'
import * as css from './stories.css.ts'

// A stopped clock: the page looks the same each time.
const still = () => 0
const nothing = () => undefined
const countries = [
  { code: 'BR', name: 'Brasil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
]
const match = { league: 'Brasileirão', time: '1 mar · 16:00', versus: 'x', action: { label: 'Jogar agora', href: '#match' } }

/** What a player does besides playing: opens an account, deposits, bets, joins promotions. Built only from the kit. */
export function Journeys() {
  return (
    <>
      <DownloadBar title="Nosso aplicativo" text="Mais rápido e com avisos" actionLabel="Baixar" onOpen={nothing} onClose={nothing} />
      <BackBar title="Criar conta" onBack={nothing} />
      <main className={css.page}>
        <Account />
        <Deposit />
        <section className={css.block}>
          <SectionHeading title="Jogos em destaque" icon={<SportsIcon />} />
          <Rail label="Jogos em destaque" show="cards">
            <MatchCard {...match} home={{ name: 'Flamengo', image: sampleArt(1) }} away={{ name: 'Palmeiras', image: sampleArt(3) }} />
            <MatchCard {...match} home={{ name: 'Grêmio' }} away={{ name: 'Internacional', image: sampleArt(0) }} />
          </Rail>
        </section>
        <section className={css.block}>
          <SectionHeading title="Loterias" icon={<LotteryIcon />} />
          <LotteryCard
            name="Miền Bắc"
            image={sampleArt(1)}
            draw="20261120-0871"
            countdown={<Countdown deadline={754_000} now={still} />}
            previous="08,15,23,31,42~07"
            hot
            href="#lottery"
          />
          <LotteryCard
            name="Um minuto"
            draw="0872"
            countdown={<Countdown deadline={5000} now={still} />}
            previous="4,0,7,7,2"
            href="#minute"
          />
        </section>
        <Promotions />
      </main>
      <ServiceButton label="Atendimento" links={[]} open={false} onOpenChange={() => undefined} unread />
    </>
  )
}

function Account() {
  const [country, setCountry] = useState('BR')
  return (
    <Card className={css.block}>
      <PhoneField label="Celular" countries={countries} country={country} onCountryChange={setCountry} defaultValue="21987654321" />
      <OtpField label="Código por SMS" sent resendAt={59_000} now={still} onSend={nothing} hint="Enviado para (21) •••••-4321" />
      <Select
        label="Pergunta de segurança"
        options={[{ value: 'pet', label: 'Nome do primeiro animal de estimação' }]}
        placeholder="Escolha uma pergunta"
        defaultValue=""
        error="Escolha uma pergunta"
      />
      <Checkbox label="Tenho 18 anos ou mais e aceito os termos de uso" defaultChecked />
      <Button block size="lg">
        Criar conta
      </Button>
    </Card>
  )
}

function Deposit() {
  const [minor, setMinor] = useState<number | undefined>(5000)
  const [way, setWay] = useState('pix')
  return (
    <section className={css.block}>
      <SectionHeading title="Depositar" icon={<DepositIcon />} />
      <Card className={css.block}>
        <Money minor={128_450 + (minor ?? 0)} symbol="R$" size="xl" counting />
        <AmountField
          label="Valor"
          symbol="R$"
          value={minor}
          onChange={setMinor}
          chips={[2000, 5000, 10_000, 20_000, 50_000, 100_000]}
          min={2000}
          max={500_000}
        />
        <RadioGroup
          label="Forma de pagamento"
          options={[
            { value: 'pix', label: 'PIX', text: 'Na hora, sem taxa', icon: <DepositIcon /> },
            { value: 'ted', label: 'Transferência', text: 'Até um dia útil', icon: <KeyIcon /> },
          ]}
          value={way}
          onChange={setWay}
        />
      </Card>
    </section>
  )
}

function Promotions() {
  return (
    <section className={css.block}>
      <SectionHeading title="Promoções" icon={<PromotionsIcon />} />
      <PromotionCard
        title="Aposte R$ 100 e ganhe R$ 20"
        image={sampleArt(1, true)}
        href="#bet"
        period="Até 30 de novembro"
        status={<Badge tone="accent">Em andamento</Badge>}
        progress={<ProgressBar label="Apostado" value={40} valueText="R$ 40,00 de R$ 100,00" />}
      />
      <PromotionCard
        title="Cashback da semana"
        image={sampleArt(3, true)}
        href="#cashback"
        status={<Badge tone="win">Disponível</Badge>}
        action={
          <Button tone="accent" block>
            Resgatar R$ 20,00
          </Button>
        }
      />
    </section>
  )
}
