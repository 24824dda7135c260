import type { Plugin } from 'vite'

const MARK = '\n//# sourceMappingURL=data:'

/**
 * Sends modules without their source map, two thirds of what a page loads. Only a debugger reads it: Vitest maps the frames of an error with
 * the map that the server keeps.
 */
export const withoutInlineMaps: Plugin = {
  name: 'platform:without-inline-maps',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      const end = response.end.bind(response) as (body?: unknown) => typeof response
      response.end = ((body?: unknown) => {
        const at = typeof body === 'string' ? body.lastIndexOf(MARK) : -1
        return end(at < 0 ? body : (body as string).slice(0, at))
      }) as typeof response.end
      next()
    })
  },
}
