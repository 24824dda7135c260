import { firstDeposit } from '@platform/sandbox/seeding'
import { referralTerms } from '../referralTerms.ts'
import type { SeedPromotion } from './SeedPromotion.ts'

export const welcomePromotions: SeedPromotion[] = [
  {
    id: 'boasvindas',
    palette: 'jungle',
    hero: 'ruby',
    motifs: ['crown', 'coins', 'toucan'],
    categories: ['welcome', 'casino'],
    mode: 'info',
    deposit: firstDeposit.title_en,
    facts: ({ money, number }) => ({
      percent: number(firstDeposit.percent),
      most: money(firstDeposit.max_bonus),
      least: money(firstDeposit.min_amount),
      multiple: number(firstDeposit.multiple),
    }),
    from: -300,
    pt: { kicker: 'Boas-vindas', title: 'Depósito em dobro', text: 'Até {most} de bônus' },
    en: { kicker: 'Welcome', title: 'Deposit doubled', text: 'Up to {most} bonus' },
    body: {
      pt: {
        lead: 'Seu primeiro depósito recebe <strong>{percent}% de bônus, até {most}</strong>. Você escolhe o bônus ao depositar; ele entra assim que o pagamento é confirmado.',
        steps: [
          'Toque em <strong>Depositar com este bônus</strong> e deposite a partir de {least}.',
          'O bônus entra junto com o depósito.',
        ],
        rules: [
          'Para sacar o bônus é preciso apostar {multiple} vezes o valor dele. Antes de pagar você vê quanto isso custa em média.',
          'Vale uma vez por pessoa, por aparelho e por chave Pix.',
          'Sem apostar o bônus, o valor depositado pode ser sacado a qualquer momento; nesse caso, o bônus é cancelado.',
        ],
      },
      en: {
        lead: 'Your first deposit earns a <strong>{percent}% bonus of up to {most}</strong>. You choose the bonus as you deposit; it arrives as soon as the payment is confirmed.',
        steps: ['Tap <strong>Deposit with this bonus</strong> and deposit {least} or more.', 'The bonus arrives with the deposit.'],
        rules: [
          'You need to bet {multiple} times the bonus before you can withdraw it. Before you pay you see what that costs on average.',
          'Once per person, device and Pix key.',
          'Without touching the bonus you may withdraw what you deposited at any time; the bonus is then cancelled.',
        ],
      },
    },
  },
  {
    id: 'aplicativo',
    palette: 'sky',
    hero: 'candy',
    motifs: ['diamond', 'coins', 'seven'],
    categories: ['welcome'],
    mode: 'apply',
    imageRequired: true,
    reward: 500,
    facts: ({ number }) => ({ hours: number(24) }),
    from: -60,
    pt: { kicker: 'App', title: '{reward} pelo app instalado', text: 'Basta enviar um print' },
    en: { kicker: 'App', title: '{reward} for installing', text: 'One screenshot is enough' },
    body: {
      pt: {
        lead: 'Deixe a casa na tela inicial do celular e receba <strong>{reward}</strong> sem exigência de depósito.',
        steps: [
          'A ajuda mostra como: <a href="/m/help?i=7">Instalar o app</a>.',
          'Faça um print da tela inicial com o ícone.',
          'Toque em <strong>Solicitar participação</strong> e envie a imagem.',
        ],
        rules: ['Um prêmio por pessoa e por aparelho.', 'A análise leva até {hours} horas.'],
      },
      en: {
        lead: 'Keep us on your home screen and get <strong>{reward}</strong>, no deposit needed.',
        steps: [
          'The help shows how: <a href="/m/help?i=7">Install as an app</a>.',
          'Take a screenshot of the home screen with the icon.',
          'Tap <strong>Apply</strong> and send the picture.',
        ],
        rules: ['One reward per person and device.', 'The review takes up to {hours} hours.'],
      },
    },
  },
  {
    id: 'indique',
    palette: 'peach',
    hero: 'lagoon',
    motifs: ['trophy', 'coins', 'crown'],
    categories: ['welcome', 'club'],
    mode: 'info',
    needs: 'REFERRAL',
    facts: ({ money, number, list }) => ({
      steps: list(referralTerms.steps.map(([friends]) => number(friends))),
      first: money(referralTerms.steps[0][1]),
      last: money(referralTerms.steps.at(-1)![1]),
      stake: money(referralTerms.stake),
      within: number(referralTerms.days),
    }),
    from: -200,
    pt: { kicker: 'Indique amigos', title: 'De {first} a {last}', text: 'Sem limite de convites' },
    en: { kicker: 'Invite friends', title: '{first} to {last}', text: 'No limit on invitations' },
    body: {
      pt: {
        lead: 'Com {steps} indicações válidas você resgata de <strong>{first} a {last}</strong>.',
        steps: [
          'Copie seu link em <a href="/m/inviteFriends">Indique amigos</a>.',
          'A pessoa se cadastra pelo link e confirma o celular ou a identidade.',
          'Com {stake} em apostas válidas nos primeiros {within} dias, a indicação é válida. Nenhum depósito é exigido.',
        ],
        rules: [
          'A indicação de quem usa sua conexão é válida depois que a identidade for verificada.',
          'As apostas dos seus amigos ainda rendem uma parte, toda semana.',
        ],
      },
      en: {
        lead: 'With {steps} valid referrals you claim <strong>{first} to {last}</strong>.',
        steps: [
          'Copy your link under <a href="/m/inviteFriends">Invite friends</a>.',
          'Your friend signs up with it and verifies a phone or identity.',
          'With {stake} of valid bets in the first {within} days, the referral is valid. No deposit is required.',
        ],
        rules: [
          'A referral from your own connection is valid once the identity is verified.',
          'Friends’ bets bring you a share as well, every week.',
        ],
      },
    },
  },
]
