import type { ComponentType, ReactNode } from 'react'
import type { HomeBlock } from '../../merchant/HomeBlock.ts'
import type { HomeBlockProps } from './homeBlocks.tsx'
import * as css from './HomeView.css.ts'

/** How many blocks a phone shows at first, below the search: with header and tab bar these fill 788 px or more. One may be for members only. */
const FIRST_VIEW = 5

export interface HomeViewProps {
  /** Blocks in the merchant's order. */
  order: readonly HomeBlock[]
  blocks: Record<HomeBlock, ComponentType<HomeBlockProps>>
  /** The bar that opens the search. */
  search?: ReactNode
  /** Without the blocks below the fold. */
  firstViewOnly?: boolean
}

/** Home: blocks in the merchant's order, each with its space reserved from the first paint. Spec 2.3. */
export function HomeView({ order, blocks, search, firstViewOnly = false }: HomeViewProps) {
  return (
    <div className={css.page}>
      {search && <div className={css.section}>{search}</div>}
      {order.map((name, index) => {
        const Block = blocks[name]
        return <Block key={name} isShown={index < FIRST_VIEW || !firstViewOnly} />
      })}
    </div>
  )
}
