import { type Call, type CallDescription, type Client, type ClientOptions } from '../src/exports/index.ts'
/** The test key of the vectors. */
export declare const testKey: {
  kid: string
  spki: string
  pkcs8: string
}
export declare const session: {
  token: string
  merchantCode: string
  userName: string
  type: number
  firstTimeLogin: boolean
}
/** What a call asked for, as fetch was told. */
export interface Asked {
  url: URL
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
}
/** A client whose gateway is a function. */
export declare function clientOf(answer: (asked: Asked) => Response | Promise<Response>, options?: Partial<ClientOptions>): Client
/** A success, with the envelope unless the call goes without. */
export declare const success: (call: Pick<Call, 'bare'>, value: unknown) => Response
export declare const failure: (status: number, errorCode: string, value?: unknown, headers?: HeadersInit) => Response
/** The input of a call as a gateway reads it: opened, decoded, constants dropped. */
export declare function readInput(call: CallDescription, { url, method, headers, body }: Asked): Promise<unknown>
