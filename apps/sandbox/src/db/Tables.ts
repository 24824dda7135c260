import type { AccountTables } from './AccountTables.ts'
import type { AgentTables } from './AgentTables.ts'
import type { CaseTables } from './CaseTables.ts'
import type { ContentTables } from './ContentTables.ts'
import type { ContractTables } from './ContractTables.ts'
import type { DepositTables } from './DepositTables.ts'
import type { GameTables } from './GameTables.ts'
import type { GatewayTables } from './GatewayTables.ts'
import type { LedgerTables } from './LedgerTables.ts'
import type { LimitTables } from './LimitTables.ts'
import type { LotteryTables } from './LotteryTables.ts'
import type { MemberTables } from './MemberTables.ts'
import type { RewardTables } from './RewardTables.ts'
import type { RebateTables } from './RebateTables.ts'
import type { RegistryTables } from './RegistryTables.ts'
import type { SecurityTables } from './SecurityTables.ts'
import type { SiteTables } from './SiteTables.ts'
import type { TeamTables } from './TeamTables.ts'
import type { TransferTables } from './TransferTables.ts'
import type { WithdrawTables } from './WithdrawTables.ts'

export type { GameTypeCode, TransferKind, WireLanguage } from './columns.ts'

/** Rows as kysely sees them; the truth, with its reasons, is schema/*.sql. */
export interface Tables
  extends
    MemberTables,
    LedgerTables,
    GameTables,
    SiteTables,
    GatewayTables,
    AccountTables,
    ContentTables,
    LimitTables,
    LotteryTables,
    RegistryTables,
    RewardTables,
    SecurityTables,
    DepositTables,
    WithdrawTables,
    TransferTables,
    RebateTables,
    TeamTables,
    AgentTables,
    ContractTables,
    CaseTables {}
