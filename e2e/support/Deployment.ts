import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pageHeaders } from '@platform/config/csp'
import { merchantFolder } from '@platform/config/merchants'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const removedWorker = join(import.meta.dirname, '../../packages/player/src/pwa/worker/removedWorker.ts')

/** A site for one test on its own port: the brand's build, which the test may redeploy, in front of the run's gateway. */
export class Deployment {
  readonly #folder = mkdtempSync(join(tmpdir(), 'platform-deploy-'))
  readonly #gateway: string
  readonly #server: Server
  #down = false
  #version = 0

  private constructor(merchant: string, gateway: string) {
    cpSync(join(merchantFolder(merchant), 'dist'), this.#folder, { recursive: true })
    this.#gateway = gateway
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  static async start(merchant: string, gateway: string): Promise<Deployment> {
    const deployment = new Deployment(merchant, gateway)
    await new Promise<void>((resolve) => deployment.#server.listen(0, '127.0.0.1', resolve))
    return deployment
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Stops the server; open pages stay open. */
  goDown(): void {
    this.#down = true
    this.#server.closeAllConnections()
  }

  /** Deploys a new build: hashed files get new names, the previous ones are gone, and the worker changes. */
  deploy(): void {
    this.#version++
    const assets = join(this.#folder, 'assets')
    const names = readdirSync(assets).map((name) => [name, name.replace(/(-v\d+)?(\.\w+)$/, `-v${this.#version}$2`)] as const)
    for (const [name, next] of names) renameSync(join(assets, name), join(assets, next))
    const texts = [...names.map(([, next]) => join(assets, next)), join(this.#folder, 'sw.js'), join(this.#folder, 'index.html')]
    for (const file of texts.filter((path) => /\.(js|css|html)$/.test(path))) {
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        names.reduce((changed, [name, next]) => changed.replaceAll(name, next), text),
      )
    }
  }

  /** The kill switch: deploys the worker of a build with `SERVICE_WORKER=off`. */
  removeWorker(): void {
    writeFileSync(join(this.#folder, 'sw.js'), stripTypeScriptTypes(readFileSync(removedWorker, 'utf8')))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    rmSync(this.#folder, { recursive: true })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#down) return void response.destroy()
    const { pathname } = new URL(request.url ?? '/', this.url)
    if (/^\/(wps|lgw|cdn)\//.test(pathname)) return this.#pass(request, response)
    const file = join(this.#folder, pathname)
    const found = existsSync(file) && statSync(file).isFile()
    if (!found && extname(pathname)) return void response.writeHead(404).end()
    const path = found ? file : join(this.#folder, 'index.html')
    const body = readFileSync(path)
    const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const policy = path.endsWith('.html') ? pageHeaders({ html: body.toString(), frames: [this.#gateway] }) : {}
    response
      .writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream', 'Cache-Control': cache, ...policy })
      .end(body)
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>
    const sent = await buffer(request)
    const answer = await fetch(this.#gateway + (request.url ?? ''), {
      method: request.method,
      headers,
      body: sent.length ? sent : undefined,
    })
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length/.test(name))))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
