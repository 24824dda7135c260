import type { SeedPromotion } from './SeedPromotion.ts'

export const welcomePromotions: SeedPromotion[] = [
  {
    id: 'boasvindas',
    palette: 'jungle',
    hero: 'ruby',
    motifs: ['crown', 'coins', 'toucan'],
    categories: ['welcome', 'casino'],
    mode: 'info',
    deposit: 'First deposit doubled',
    from: -300,
    pt: { kicker: 'Boas-vindas', title: 'Depósito em dobro', text: 'Até R$ 500 de bônus' },
    en: { kicker: 'Welcome', title: 'Deposit doubled', text: 'Up to R$ 500 bonus' },
    body: {
      pt: {
        lead: 'Seu primeiro depósito recebe <strong>100% de bônus, até R$ 500</strong>. Você escolhe o bônus ao depositar; ele entra assim que o pagamento é confirmado.',
        steps: ['Toque em <strong>Depositar com este bônus</strong> e deposite a partir de R$ 20.', 'O bônus entra junto com o depósito.'],
        rules: [
          'Para sacar o bônus é preciso apostar 10 vezes o valor dele. Antes de pagar você vê quanto isso custa em média.',
          'Vale uma vez por pessoa, por aparelho e por chave Pix.',
          'Sem apostar o bônus, o valor depositado pode ser sacado a qualquer momento; nesse caso, o bônus é cancelado.',
        ],
      },
      en: {
        lead: 'Your first deposit earns a <strong>100% bonus of up to R$ 500</strong>. You choose the bonus as you deposit; it arrives as soon as the payment is confirmed.',
        steps: ['Tap <strong>Deposit with this bonus</strong> and deposit R$ 20 or more.', 'The bonus arrives with the deposit.'],
        rules: [
          'You need to bet 10 times the bonus before you can withdraw it. Before you pay you see what that costs on average.',
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
    from: -60,
    pt: { kicker: 'Aplicativo', title: 'R$ 5 pelo app instalado', text: 'Basta enviar um print' },
    en: { kicker: 'App', title: 'Install it, get R$ 5', text: 'One screenshot is enough' },
    body: {
      pt: {
        lead: 'Deixe a casa na tela inicial do celular e receba <strong>R$ 5</strong> sem exigência de depósito.',
        steps: [
          'Instale o app: a <a href="/m/help?i=7">central de ajuda</a> mostra como.',
          'Faça um print da tela inicial com o ícone.',
          'Toque em <strong>Solicitar participação</strong> e envie a imagem.',
        ],
        rules: [
          'Um prêmio por pessoa e por aparelho.',
          'A análise leva até 24 horas.',
          'O valor deve ser apostado uma vez antes do saque.',
        ],
      },
      en: {
        lead: 'Keep us on your home screen and get <strong>R$ 5</strong>, no deposit needed.',
        steps: [
          'Install the app: the <a href="/m/help?i=7">help centre</a> shows how.',
          'Take a screenshot of the home screen with the icon.',
          'Tap <strong>Apply</strong> and send the picture.',
        ],
        rules: ['One reward per person and device.', 'We check within 24 hours.', 'The amount has to be wagered once before a withdrawal.'],
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
    from: -200,
    pt: { kicker: 'Indique amigos', title: 'De R$ 10 a R$ 600', text: 'Sem limite de convites' },
    en: { kicker: 'Invite friends', title: 'R$ 10 to R$ 600', text: 'No limit on invitations' },
    body: {
      pt: {
        lead: 'Com 1, 5, 10 e 30 amigos que jogam você resgata de <strong>R$ 10 a R$ 600</strong>.',
        steps: [
          'Copie seu link em <a href="/m/inviteFriends">Indique amigos</a>.',
          'O amigo se cadastra pelo link e confirma o celular ou a identidade.',
          'Com R$ 100 em apostas válidas nos primeiros 30 dias, a indicação é válida. Nenhum depósito é exigido.',
        ],
        rules: [
          'Quem se cadastra da sua conexão vale depois de confirmar a identidade.',
          'As apostas dos seus amigos ainda rendem uma parte, toda semana.',
        ],
      },
      en: {
        lead: 'With 1, 5, 10 and 30 friends who play you claim <strong>R$ 10 to R$ 600</strong>.',
        steps: [
          'Copy your link under <a href="/m/inviteFriends">Invite friends</a>.',
          'Your friend signs up with it and verifies a phone or identity.',
          'With R$ 100 of valid bets in the first 30 days, the referral is valid. No deposit is required.',
        ],
        rules: [
          'Whoever signs up from your connection counts once the identity is proven.',
          'Friends’ bets bring you a share as well, every week.',
        ],
      },
    },
  },
]
