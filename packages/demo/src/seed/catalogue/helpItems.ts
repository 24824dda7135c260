import {
  asksDocument,
  hasMeans,
  linksAt,
  marketOf,
  membersTry,
  mentionsBonuses,
  needsIdentity,
  type MarketProfile,
} from '@platform/sdk/markets'
import { type Bilingual, loginLock, type SandboxMerchant } from '@platform/sandbox/seeding'
import { inWordsOf } from '../inWordsOf.ts'
import { houseTerms } from './houseTerms.ts'

/** An item of the help centre, for merchants that have all of `needs`: features, or facts of their market. */
interface HelpItem extends Bilingual {
  needs: readonly string[]
}

type Words = [pt: string, en: string]

/** Where to write to: the form, or the page of support where the merchant has no form. */
const contactOf = (features: readonly string[]): Words =>
  features.includes('FEEDBACK3')
    ? ['<a href="/m/feedback">Fale conosco</a>', '<a href="/m/feedback">Contact us</a>']
    : ['<a href="/m/service">Atendimento</a>', '<a href="/m/service">Support</a>']

/** A page's link, or its name where the merchant does not have it. */
const linkIf = (has: boolean, href: string, title: string) => (has ? `<a href="${href}">${title}</a>` : title)

const bonusItem = (hasRewardCentre: boolean): HelpItem => ({
  needs: ['bonuses'],
  title: ['Bônus e promoções', 'Bonuses and promotions'],
  content: [
    '<p>Todas as ofertas estão em <a href="/m/activity">Promoções</a>. Cada uma mostra o período, quem pode participar e as regras.</p><ul><li><strong>Participar</strong>: a partir desse momento suas apostas contam.</li><li><strong>Solicitar</strong>: envie um comentário e, se for pedido, imagens; a equipe analisa e responde.</li><li><strong>Resgatar</strong>: o prêmio está pronto e vai direto para seu saldo.</li></ul>' +
      (hasRewardCentre ? '<p>O que já é seu aparece na <a href="/m/rewardCenter">Central de prêmios</a>.</p>' : ''),
    '<p>All offers are under <a href="/m/activity">Promotions</a>. Each shows its dates, who may take part and the rules.</p><ul><li><strong>Join</strong>: from then on your bets count.</li><li><strong>Apply</strong>: send a comment and, where asked, images; the team checks and answers.</li><li><strong>Claim</strong>: the reward is ready and goes straight to your balance.</li></ul>' +
      (hasRewardCentre ? '<p>What is yours already is in the <a href="/m/rewardCenter">Reward centre</a>.</p>' : ''),
  ],
})

const regulatedItem: HelpItem = {
  needs: ['noBonuses'],
  title: ['Promoções', 'Promotions'],
  content: [
    '<p>Em <a href="/m/activity">Promoções</a> há missões e novidades. Cada página mostra o período e as regras.</p><ul><li><strong>Participar</strong>: a partir desse momento suas apostas contam.</li><li><strong>Resgatar</strong>: o prêmio está pronto e vai direto para seu saldo.</li></ul><p>Nada é dado por depósito, cadastro ou instalação: a lei não permite.</p>',
    '<p>Missions and news are under <a href="/m/activity">Promotions</a>. Each page shows its dates and rules.</p><ul><li><strong>Join</strong>: from then on your bets count.</li><li><strong>Claim</strong>: the prize is ready and goes straight to your balance.</li></ul><p>Nothing is given for a deposit, for signing up or for installing: the law does not allow it.</p>',
  ],
}

/** Items of a market that requires an identity before play. */
const regulatedItems = (contact: Words): HelpItem[] => [
  {
    needs: ['identityBeforePlay'],
    title: ['Bloquear ou encerrar a conta', 'Block or close your account'],
    content: [
      `<p>Para parar por um tempo, peça em ${contact[0]}: a equipe bloqueia sua conta e, até o desbloqueio, não é possível entrar nem apostar.</p><p>Para parar de vez, saque seu saldo e encerre a conta em <a href="/m/securityCenter?view=close">Segurança</a>.</p>`,
      `<p>To stop for a while, ask through ${contact[1]}: the team blocks your account, and until it is unblocked you can’t log in or bet.</p><p>To stop for good, withdraw your balance and close the account under <a href="/m/securityCenter?view=close">Security</a>.</p>`,
    ],
  },
  {
    needs: ['identityBeforePlay'],
    title: ['Verificação de identidade', 'Identity verification'],
    content: [
      '<p>A lei exige que a conta seja verificada antes de depositar e jogar. Em <a href="/m/securityCenter?view=identity">Segurança</a>, envie fotos de um documento e uma selfie com ele. A equipe analisa as fotos e envia o resultado por mensagem.</p>',
      '<p>The law requires an account to be verified before you deposit and play. Under <a href="/m/securityCenter?view=identity">Security</a>, send photos of an ID and a selfie with it. Our team checks the photos and sends the result as a message.</p>',
    ],
  },
]

/** Items about a feature, for merchants that have it. */
const featureItems: HelpItem[] = [
  {
    needs: ['bonuses', 'VIPBENEFIT3'],
    title: ['Clube de vantagens (VIP)', 'Member club (VIP)'],
    content: [
      `<p>Seu nível depende dos pontos dos últimos ${houseTerms.clubDays} dias: cada R$ 1 em apostas válidas vale 1 ponto, pelo peso da categoria. Quanto mais alto, mais vantagens: prêmios semanais, presente de aniversário, mais saques por dia e gerente dedicado.</p><p>Veja seu progresso e a tabela completa em <a href="/m/member/benefits">Benefícios VIP</a>.</p>`,
      `<p>Your level depends on your points of the last ${houseTerms.clubDays} days: every R$ 1 of valid bets earns 1 point, weighted by category. The higher it is, the more you get: weekly rewards, a birthday gift, more withdrawals a day and a personal manager.</p><p>See your progress and the whole table under <a href="/m/member/benefits">VIP benefits</a>.</p>`,
    ],
  },
  {
    needs: ['bonuses', 'REFERRAL'],
    title: ['Indique amigos', 'Invite friends'],
    content: [
      '<p>Em <a href="/m/inviteFriends">Indique amigos</a> está seu link pessoal. A conta de quem se cadastra por ele fica vinculada à sua. Os prêmios dependem do que seus amigos apostam, nunca de um depósito: as regras estão na mesma página.</p>',
      '<p>Your personal link is under <a href="/m/inviteFriends">Invite friends</a>. Whoever signs up with it is linked to your account. Rewards depend on what your friends bet, never on a deposit: the rules are on the same page.</p>',
    ],
  },
]

const bothWays = (features: readonly string[]) => ['USERNAMEREG3', 'MOBILEREG3'].every((way) => features.includes(way))

const byPhone: Words = [
  '<li><strong>Celular</strong>: enviamos um código por SMS. Ele vale por poucos minutos e só pode ser usado uma vez.</li>',
  '<li><strong>Mobile</strong>: we send a code by SMS. It is good for a few minutes and for one use.</li>',
]
const byEmail: Words = [
  '<li><strong>E-mail</strong>: enviamos uma mensagem para o endereço cadastrado.</li>',
  '<li><strong>Email</strong>: we write to the address of your account.</li>',
]

/** The ways to recover a password that a merchant offers (2.11). */
function recoveryOf(features: readonly string[]): Words {
  const phone = features.includes('CHNGPASSVERIF3')
  const ways = features.includes('FORGOTCHOICE3') ? [byPhone, byEmail] : [phone ? byPhone : byEmail]
  return [ways.map(([pt]) => pt).join(''), ways.map(([, en]) => en).join('')]
}

const trialOfGuests: Words = [
  '<p>Quer só conhecer? O <a href="/m/trail">teste grátis</a> abre uma conta com saldo fictício, sem cadastro.</p>',
  '<p>Just looking? The <a href="/m/trail">free trial</a> opens an account with play money, no sign-up needed.</p>',
]
const trialOfMembers: Words = [
  '<p>Antes de depositar e jogar, <a href="/m/securityCenter?view=identity">verifique sua identidade</a>. Com ela verificada, você também pode conhecer os jogos com saldo fictício.</p>',
  '<p>Before you deposit and play, <a href="/m/securityCenter?view=identity">verify your identity</a>. Once it is verified you can also try the games with play money.</p>',
]

const byPix = (contact: Words): Words => [
  `<p>O meio mais rápido é o <strong>Pix</strong>:</p><ol><li>Abra <a href="/m/voucherCenter">Depositar</a> e escolha o valor.</li><li>Copie o código ou leia o QR code no app do seu banco.</li><li>Pague a partir de uma conta <strong>com o mesmo CPF</strong> do seu cadastro.</li></ol><p>O saldo costuma entrar em segundos. Se passar de ${houseTerms.depositMinutes} minutos, guarde o comprovante e escreva em ${contact[0]}.</p><p>Cada código vale pelo tempo mostrado na tela: depois disso, gere um código novo em vez de pagar o antigo.</p>`,
  `<p><strong>Pix</strong> is the fastest way:</p><ol><li>Open <a href="/m/voucherCenter">Deposit</a> and choose an amount.</li><li>Copy the code or scan the QR code in your bank’s app.</li><li>Pay from an account <strong>in your own name</strong>.</li></ol><p>The money usually arrives within seconds. After ${houseTerms.depositMinutes} minutes, keep the receipt and write through ${contact[1]}.</p><p>A code is valid for the time shown: after that, create a new code instead of paying the old one.</p>`,
]

/** Where members pay by transfer or card. */
const byAccount = (contact: Words): Words => [
  `<ol><li>Abra <a href="/m/voucherCenter">Depositar</a> e escolha o meio e o valor.</li><li>Siga os passos da tela.</li><li>Pague a partir de uma conta ou cartão <strong>no seu nome</strong>.</li></ol><p>Se passar de ${houseTerms.depositMinutes} minutos depois da confirmação do banco, guarde o comprovante e escreva em ${contact[0]}.</p>`,
  `<ol><li>Open <a href="/m/voucherCenter">Deposit</a> and choose a way to pay and an amount.</li><li>Follow the steps on the screen.</li><li>Pay from an account or card <strong>in your own name</strong>.</li></ol><p>If the money is not there ${houseTerms.depositMinutes} minutes after your bank has confirmed it, keep the receipt and write through ${contact[1]}.</p>`,
]

/** Where to get help in Brazil, and the links that the market requires. */
function supportOf(market: MarketProfile): Words {
  const links = linksAt(market, 'responsible').map(({ href, name }) => [
    `<a href="${href}">${name['pt-BR']}</a>`,
    `<a href="${href}">${name.en}</a>`,
  ])
  const [pt, en] = [0, 1].map((at) => links.map((link) => `<p>${link[at]}</p>`).join(''))
  if (!asksDocument(market)) return [pt!, en!]
  return [
    '<p>Precisa de ajuda? Os <a href="https://jogadoresanonimos.com.br/">Jogadores Anônimos</a> oferecem reuniões gratuitas, e o CVV atende a qualquer hora pelo telefone 188 e em <a href="https://cvv.org.br/">cvv.org.br</a>.</p>' +
      pt,
    '<p>Need help? <a href="https://jogadoresanonimos.com.br/">Gamblers Anonymous</a> offers free meetings, and CVV answers around the clock on 188 and at <a href="https://cvv.org.br/">cvv.org.br</a>.</p>' +
      en,
  ]
}

/** The help centre of a merchant, in reading order. */
export function helpItems(merchant: SandboxMerchant): Bilingual[] {
  const has = new Set([...merchant.features, ...factsOf(merchant)])
  return itemsFor(merchant)
    .filter(({ needs }) => needs.every((need) => has.has(need)))
    .map(({ title, content }) => ({ title: inWordsOf(merchant, title), content: inWordsOf(merchant, content) }))
}

function factsOf({ market }: SandboxMerchant): string[] {
  const profile = marketOf(market)
  const identity = needsIdentity(profile) ? ['identityBeforePlay'] : []
  return [mentionsBonuses(profile) ? 'bonuses' : 'noBonuses', ...identity]
}

const itemsFor = ({ name, minimumAge = 18, market, features }: SandboxMerchant): HelpItem[] => {
  const contact = contactOf(features)
  const profile = marketOf(market)
  const trial = membersTry(profile) ? trialOfMembers : trialOfGuests
  const depositing = hasMeans(profile, 'pix') ? byPix(contact) : byAccount(contact)
  const support = supportOf(profile)
  return [
    {
      needs: [],
      title: ['Primeiros passos', 'Getting started'],
      content: [
        `<p>Boas-vindas! Para começar:</p><ol><li><a href="/m/register">Crie sua conta</a>${bothWays(features) ? ' com usuário ou celular' : ''}.</li><li>Faça um depósito em <a href="/m/voucherCenter">Depositar</a>.</li><li>Os jogos estão em <a href="/m/home">Início</a>: toque em um deles e depois em <strong>Jogar</strong>.</li></ol>${trial[0]}`,
        `<p>Welcome to ${name}! To get started:</p><ol><li><a href="/m/register">Create your account</a>${bothWays(features) ? ' with a username or a mobile number' : ''}.</li><li>Make a deposit under <a href="/m/voucherCenter">Deposit</a>.</li><li>The games are under <a href="/m/home">Home</a>: tap one, then <strong>Play</strong>.</li></ol>${trial[1]}`,
      ],
    },
    {
      needs: [],
      title: ['Como depositar', 'How to deposit'],
      content: [depositing[0], depositing[1]],
    },
    {
      needs: [],
      title: ['Como sacar', 'How to withdraw'],
      content: [
        `<p>Em <a href="/m/withdraw">Sacar</a>, informe o valor e confirme com a senha de saque.</p><ul><li>O saque vai sempre para uma conta da mesma titularidade.</li><li>A página de saque mostra em quanto tempo os últimos saques chegaram.</li>${!mentionsBonuses(marketOf(market)) ? '' : '<li>Se houver um bônus em andamento, o valor ainda não disponível para saque aparece antes da confirmação.</li>'}</ul><p>Acompanhe cada saque em ${linkIf(features.includes('WITHREC3'), '/m/withdrawReport', 'Histórico de saques')}.</p>`,
        `<p>Under <a href="/m/withdraw">Withdraw</a>, enter an amount and confirm with your payment password.</p><ul><li>Withdrawals always go to an account in your own name.</li><li>The withdrawal page shows how long recent withdrawals took.</li>${!mentionsBonuses(marketOf(market)) ? '' : '<li>If a bonus is running, the part not yet available to withdraw is shown before you confirm.</li>'}</ul><p>Follow each withdrawal under ${linkIf(features.includes('WITHREC3'), '/m/withdrawReport', 'Withdrawal history')}.</p>`,
      ],
    },
    {
      needs: [],
      title: ['Esqueci minha senha', 'I forgot my password'],
      content: [
        `<p>Toque em <a href="/m/forget">Esqueci a senha</a> na tela de entrada e siga as instruções:</p><ul>${recoveryOf(features)[0]}</ul><p>Depois de ${loginLock.tries} tentativas erradas, a entrada fica bloqueada por ${loginLock.minutes} minutos. Isso protege sua conta.</p>`,
        `<p>Tap <a href="/m/forget">Forgot password</a> on the login screen and follow the steps:</p><ul>${recoveryOf(features)[1]}</ul><p>After ${loginLock.tries} wrong tries, logging in is locked for ${loginLock.minutes} minutes. That protects your account.</p>`,
      ],
    },
    {
      needs: [],
      title: ['Segurança da conta', 'Keeping your account safe'],
      content: [
        '<p>Três regras simples evitam a maioria dos problemas:</p><ol><li>Nunca informe sua senha nem códigos recebidos por SMS. <strong>Nosso atendimento jamais pede esses dados.</strong></li><li>Use uma senha que você não usa em nenhum outro lugar e troque-a em <a href="/m/set">Configurações</a>.</li><li>Confira sempre o endereço do site antes de entrar.</li></ol><p>Sua conta fica aberta em um aparelho por vez: se ela for aberta em outro, a sessão anterior termina e avisamos você.</p>',
        '<p>Three simple rules prevent most problems:</p><ol><li>Never tell anyone your password or a code received by SMS. <strong>Our support never asks for them.</strong></li><li>Use a password that you use nowhere else, and change it under <a href="/m/set">Settings</a>.</li><li>Check the address of the site before you log in.</li></ol><p>Your account is open on one device at a time: when it opens on another, the earlier session ends and says so.</p>',
      ],
    },
    regulatedItem,
    bonusItem(features.includes('REWCEN3')),
    {
      needs: [],
      title: ['O jogo travou. E minha aposta?', 'The game froze. What about my bet?'],
      content: [
        `<p>A aposta é registrada antes de o resultado aparecer na tela. Se a conexão cair, <strong>a rodada termina no servidor</strong> e o prêmio, se houver, entra no seu saldo.</p><p>Abra ${linkIf(features.includes('TRANSBETREPMEM3'), '/m/gameRecord', 'Histórico de apostas')}: cada rodada tem um número. Se algo não bater, mande esse número em ${contact[0]}.</p>`,
        `<p>A bet is recorded before its result is shown. If the connection breaks, <strong>the round ends on the server</strong> and a win goes to your balance.</p><p>Open ${linkIf(features.includes('TRANSBETREPMEM3'), '/m/gameRecord', 'Betting history')}: each round has a number. If something looks wrong, send us that number through ${contact[1]}.</p>`,
      ],
    },
    {
      needs: [],
      title: ['Instalar o app', 'Install as an app'],
      content: [
        '<p>O site funciona como app, sem loja:</p><ul><li><strong>Android (Chrome)</strong>: menu ⋮ → <em>Instalar aplicativo</em>.</li><li><strong>iPhone (Safari)</strong>: botão de compartilhar → <em>Adicionar à Tela de Início</em>.</li></ul><p>Ele ocupa pouco espaço e se atualiza sozinho.</p>',
        '<p>The site works as an app, without a store:</p><ul><li><strong>Android (Chrome)</strong>: menu ⋮ → <em>Install app</em>.</li><li><strong>iPhone (Safari)</strong>: share button → <em>Add to Home Screen</em>.</li></ul><p>It takes little space and updates itself.</p>',
      ],
    },
    {
      needs: [],
      title: [`Jogo responsável (${minimumAge}+)`, `Responsible gambling (${minimumAge}+)`],
      content: [
        `<p>Proibido para menores de ${minimumAge} anos. Jogar é diversão, <strong>não é renda</strong>.</p><ul><li>Decida antes quanto pode gastar e quanto tempo vai jogar.</li><li>Não tente recuperar perdas.</li><li>Defina limites e faça pausas em <a href="/m/responsible">Jogo responsável</a>; lá você também pode se excluir.</li></ul>${support[0]}`,
        `<p>${name} is for people of ${minimumAge} or older. Gambling is entertainment, <strong>not a way to earn money</strong>.</p><ul><li>Decide beforehand how much money and time you want to spend.</li><li>Do not chase losses.</li><li>Set limits and take breaks in <a href="/m/responsible">Responsible gambling</a>; you can also exclude yourself there.</li></ul>${support[1]}`,
      ],
    },
    // Last: links to an item name its position.
    ...regulatedItems(contact),
    ...featureItems,
  ]
}
