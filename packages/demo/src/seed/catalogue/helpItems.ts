import type { Bilingual, SandboxMerchant } from '@platform/sandbox/seeding'

const bonusItem = (hasRewardCentre: boolean): Bilingual => ({
  title: ['Bônus e promoções', 'Bonuses and promotions'],
  content: [
    '<p>Todas as ofertas estão em <a href="/m/activity">Promoções</a>. Cada uma mostra o período, quem pode participar e as regras.</p><ul><li><strong>Participar</strong>: a partir desse momento suas apostas contam.</li><li><strong>Solicitar</strong>: envie um comentário e, se pedido, até três imagens; a equipe analisa e responde.</li><li><strong>Resgatar</strong>: o prêmio está pronto e vai direto para seu saldo.</li></ul>' +
      (hasRewardCentre ? '<p>O que já é seu aparece na <a href="/m/rewardCenter">Central de prêmios</a>.</p>' : ''),
    '<p>All offers are under <a href="/m/activity">Promotions</a>. Each shows its dates, who may take part and the rules.</p><ul><li><strong>Join</strong>: from then on your bets count.</li><li><strong>Apply</strong>: send a comment and, where asked, up to three images; the team checks and answers.</li><li><strong>Claim</strong>: the reward is ready and goes straight to your balance.</li></ul>' +
      (hasRewardCentre ? '<p>What is yours already is in the <a href="/m/rewardCenter">Reward centre</a>.</p>' : ''),
  ],
})

const regulatedItem: Bilingual = {
  title: ['Promoções', 'Promotions'],
  content: [
    '<p>Em <a href="/m/activity">Promoções</a> há torneios e novidades. Cada página mostra o período e as regras.</p><ul><li><strong>Participar</strong>: a partir desse momento suas apostas contam.</li><li><strong>Resgatar</strong>: o prêmio está pronto e vai direto para seu saldo.</li></ul><p>Nada é dado por depósito, cadastro ou instalação: a lei não permite.</p>',
    '<p>Tournaments and news are under <a href="/m/activity">Promotions</a>. Each page shows its dates and rules.</p><ul><li><strong>Join</strong>: from then on your bets count.</li><li><strong>Claim</strong>: the prize is ready and goes straight to your balance.</li></ul><p>Nothing is given for a deposit, for signing up or for installing: the law does not allow it.</p>',
  ],
}

/** Items of a regulated market alone. */
const regulatedItems: Bilingual[] = [
  {
    title: ['Limites e pausas', 'Limits and breaks'],
    content: [
      '<p>Peça um limite de depósito, de perda ou de tempo em <a href="/m/feedback">Fale conosco</a>. Reduzir vale na hora; aumentar leva 24 horas.</p>',
      '<p>Ask for a limit on deposits, losses or time through <a href="/m/feedback">Contact us</a>. A lower limit applies at once; a higher one takes 24 hours.</p>',
    ],
  },
  {
    title: ['Verificação de identidade', 'Identity check'],
    content: [
      '<p>A lei brasileira exige que a conta seja verificada: CPF, documento com foto e uma selfie com ele. A análise leva poucos minutos e é feita uma única vez.</p>',
      '<p>Brazilian law requires accounts to be verified: CPF, a photo ID and a selfie with it. It takes a few minutes and is done once.</p>',
    ],
  },
]

/** Items about a feature, for merchants that have it. */
const featureItems: (Bilingual & { feature: string })[] = [
  {
    feature: 'VIPBENEFIT3',
    title: ['Clube de vantagens (VIP)', 'Member club (VIP)'],
    content: [
      '<p>Seu nível depende dos pontos dos últimos 30 dias: cada R$ 1 em apostas válidas vale 1 ponto, pelo peso da categoria. Quanto mais alto, mais vantagens: prêmios semanais, presente de aniversário, mais saques por dia e gerente dedicado.</p><p>Veja seu progresso e a tabela completa em <a href="/m/member/benefits">Benefícios VIP</a>.</p>',
      '<p>Your level depends on your points of the last 30 days: every R$ 1 of valid bets earns 1 point, weighted by category. The higher it is, the more you get: weekly rewards, a birthday gift, more withdrawals a day and a personal manager.</p><p>See your progress and the whole table under <a href="/m/member/benefits">VIP benefits</a>.</p>',
    ],
  },
  {
    feature: 'REFERRAL',
    title: ['Indique amigos', 'Invite friends'],
    content: [
      '<p>Em <a href="/m/inviteFriends">Indique amigos</a> está seu link pessoal. Quem se cadastra por ele fica vinculado à sua conta. Os prêmios dependem do que seus amigos apostam, nunca de um depósito: as regras estão na mesma página.</p>',
      '<p>Your personal link is under <a href="/m/inviteFriends">Invite friends</a>. Whoever signs up with it is linked to your account. Rewards depend on what your friends bet, never on a deposit: the rules are on the same page.</p>',
    ],
  },
]

const bothWays = (features: readonly string[]) => ['USERNAMEREG3', 'MOBILEREG3'].every((way) => features.includes(way))

/** The help centre of a merchant, in reading order. */
export const helpItems = ({ name, minimumAge = 18, market, features }: SandboxMerchant): Bilingual[] => [
  {
    title: ['Primeiros passos', 'Getting started'],
    content: [
      `<p>Boas-vindas! Para começar:</p><ol><li><a href="/m/register">Crie sua conta</a>${bothWays(features) ? ' com usuário ou celular' : ''}.</li><li>Faça um depósito em <a href="/m/voucherCenter">Depositar</a>.</li><li>Escolha um jogo na <a href="/m/home">página inicial</a> e toque em <strong>Jogar</strong>.</li></ol><p>Quer só conhecer? O <a href="/m/trail">teste grátis</a> abre uma conta com saldo fictício, sem cadastro.</p>`,
      `<p>Welcome to ${name}! To get started:</p><ol><li><a href="/m/register">Create your account</a>${bothWays(features) ? ' with a username or a mobile number' : ''}.</li><li>Make a deposit under <a href="/m/voucherCenter">Deposit</a>.</li><li>Pick a game on the <a href="/m/home">home page</a> and tap <strong>Play</strong>.</li></ol><p>Just looking? The <a href="/m/trail">free trial</a> opens an account with play money, no sign-up needed.</p>`,
    ],
  },
  {
    title: ['Como depositar', 'How to deposit'],
    content: [
      '<p>O meio mais rápido é o <strong>Pix</strong>:</p><ol><li>Abra <a href="/m/voucherCenter">Depositar</a> e escolha o valor.</li><li>Copie o código ou leia o QR code no app do seu banco.</li><li>Pague a partir de uma conta <strong>com o mesmo CPF</strong> do seu cadastro.</li></ol><p>O saldo costuma entrar em segundos. Se passar de 10 minutos, guarde o comprovante e <a href="/m/feedback">fale com a gente</a>.</p><p>Cada código vale pelo tempo mostrado na tela: depois disso, gere um código novo em vez de pagar o antigo.</p>',
      '<p><strong>Pix</strong> is the fastest way:</p><ol><li>Open <a href="/m/voucherCenter">Deposit</a> and choose an amount.</li><li>Copy the code or scan the QR code in your bank’s app.</li><li>Pay from an account <strong>in your own name</strong>.</li></ol><p>The money usually arrives within seconds. After 10 minutes, keep the receipt and <a href="/m/feedback">write to us</a>.</p><p>A code is valid for the time shown: after that, create a new code instead of paying the old one.</p>',
    ],
  },
  {
    title: ['Como sacar', 'How to withdraw'],
    content: [
      `<p>Em <a href="/m/withdraw">Sacar</a>, informe o valor e confirme com a senha de saque.</p><ul><li>O saque vai sempre para uma conta da mesma titularidade.</li><li>A página de saque mostra em quanto tempo os últimos saques chegaram.</li>${market === 'br' ? '' : '<li>Se houver um bônus em andamento, o valor ainda não disponível para saque aparece antes da confirmação.</li>'}</ul><p>Acompanhe cada pedido em <a href="/m/withdrawReport">Histórico de saques</a>.</p>`,
      `<p>Under <a href="/m/withdraw">Withdraw</a>, enter an amount and confirm with your payment password.</p><ul><li>Withdrawals always go to an account in your own name.</li><li>The withdrawal page shows how long recent withdrawals took.</li>${market === 'br' ? '' : '<li>If a bonus is running, the part not yet available to withdraw is shown before you confirm.</li>'}</ul><p>Follow each order in the <a href="/m/withdrawReport">Withdrawal history</a>.</p>`,
    ],
  },
  {
    title: ['Esqueci minha senha', 'I forgot my password'],
    content: [
      '<p>Toque em <a href="/m/forget">Esqueci a senha</a> na tela de entrada e escolha como recuperar:</p><ul><li><strong>Celular</strong>: enviamos um código por SMS. Ele vale por poucos minutos e só pode ser usado uma vez.</li><li><strong>E-mail</strong>: enviamos uma mensagem para o endereço cadastrado.</li></ul><p>Depois de cinco tentativas erradas, a entrada fica bloqueada por 15 minutos. Isso protege sua conta.</p>',
      '<p>Tap <a href="/m/forget">Forgot password</a> on the login screen and choose how to recover it:</p><ul><li><strong>Mobile</strong>: we send a code by SMS. It is good for a few minutes and for one use.</li><li><strong>E-mail</strong>: we write to the address of your account.</li></ul><p>After five wrong tries, logging in is locked for 15 minutes. That protects your account.</p>',
    ],
  },
  {
    title: ['Segurança da conta', 'Keeping your account safe'],
    content: [
      '<p>Três regras simples evitam quase todos os problemas:</p><ol><li>Nunca informe sua senha nem códigos recebidos por SMS. <strong>Nosso atendimento jamais pede esses dados.</strong></li><li>Use uma senha que você não usa em nenhum outro lugar e troque-a em <a href="/m/set">Configurações</a>.</li><li>Confira sempre o endereço do site antes de entrar.</li></ol><p>Sua conta fica aberta em um aparelho por vez: se ela for aberta em outro, a sessão anterior termina e avisamos você.</p>',
      '<p>Three simple rules prevent nearly every problem:</p><ol><li>Never tell anyone your password or a code received by SMS. <strong>Our support never asks for them.</strong></li><li>Use a password that you use nowhere else, and change it under <a href="/m/set">Settings</a>.</li><li>Check the address of the site before you log in.</li></ol><p>Your account is open on one device at a time: when it opens on another, the earlier session ends and says so.</p>',
    ],
  },
  market === 'br' ? regulatedItem : bonusItem(features.includes('REWCEN3')),
  {
    title: ['O jogo travou. E minha aposta?', 'The game froze. What about my bet?'],
    content: [
      '<p>A aposta é registrada antes de o resultado aparecer na tela. Se a conexão cair, <strong>a rodada termina no servidor</strong> e o prêmio, se houver, entra no seu saldo.</p><p>Abra <a href="/m/gameRecord">Histórico de apostas</a>: cada rodada tem um número. Se algo não bater, mande esse número em <a href="/m/feedback">Fale conosco</a>.</p>',
      '<p>A bet is recorded before its result is shown. If the connection breaks, <strong>the round ends on the server</strong> and a win goes to your balance.</p><p>Open the <a href="/m/gameRecord">Betting history</a>: each round has a number. If something looks wrong, send us that number through <a href="/m/feedback">Contact us</a>.</p>',
    ],
  },
  {
    title: ['Instalar o app', 'Install as an app'],
    content: [
      '<p>O site funciona como app, sem loja:</p><ul><li><strong>Android (Chrome)</strong>: menu ⋮ → <em>Instalar aplicativo</em>.</li><li><strong>iPhone (Safari)</strong>: botão de compartilhar → <em>Adicionar à Tela de Início</em>.</li></ul><p>Ele ocupa menos de 1 MB e se atualiza sozinho.</p>',
      '<p>The site works as an app, without a store:</p><ul><li><strong>Android (Chrome)</strong>: menu ⋮ → <em>Install app</em>.</li><li><strong>iPhone (Safari)</strong>: share button → <em>Add to Home Screen</em>.</li></ul><p>It takes less than 1 MB and updates itself.</p>',
    ],
  },
  {
    title: [`Jogo responsável (${minimumAge}+)`, `Responsible gambling (${minimumAge}+)`],
    content: [
      `<p>Proibido para menores de ${minimumAge} anos. Jogar é diversão, <strong>não é renda</strong>.</p><ul><li>Decida antes quanto pode gastar e quanto tempo vai jogar.</li><li>Não tente recuperar perdas.</li><li>Faça pausas; peça um bloqueio temporário em <a href="/m/feedback">Fale conosco</a>.</li></ul><p>Precisa de ajuda? Os <a href="https://jogadoresanonimos.com.br/">Jogadores Anônimos</a> oferecem reuniões gratuitas, e o CVV atende 24 horas pelo telefone 188 e em <a href="https://cvv.org.br/">cvv.org.br</a>.</p>`,
      `<p>${name} is for people of ${minimumAge} or older. Gambling is entertainment, <strong>not a way to earn money</strong>.</p><ul><li>Decide beforehand how much money and time you want to spend.</li><li>Do not chase losses.</li><li>Take breaks; ask for a temporary block through <a href="/m/feedback">Contact us</a>.</li></ul><p>Need help? <a href="https://jogadoresanonimos.com.br/">Gamblers Anonymous</a> offers free meetings, and CVV answers around the clock on 188 and at <a href="https://cvv.org.br/">cvv.org.br</a>.</p>`,
    ],
  },
  // Last: links to an item name its position.
  ...(market === 'br' ? regulatedItems : featureItems.filter(({ feature }) => features.includes(feature))).map(({ title, content }) => ({
    title,
    content,
  })),
]
