// Requests over connections that are kept and shared, as a proxy before the site has them.
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

export interface Heard {
  status: number
  headers: IncomingHttpHeaders
  /** Decoded. */
  text: string
}

export interface Asking {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/** Sends a path exactly as it is written. Rejects when the line breaks. */
export function askSite(
  origin: string,
  agent: Agent,
  { method = 'GET', path, headers = {}, body }: Asking,
): Promise<Heard> {
  const { hostname, port, host } = new URL(origin)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) } // Node sends none with a DELETE
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { host, 'sec-fetch-site': 'same-origin', ...length, ...headers },
      },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk)).on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const decode = bytes.length > 0 ? decoders[answer.headers['content-encoding'] ?? ''] : undefined
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: (decode?.(bytes) ?? bytes).toString(),
          })
        })
      },
    )
    asked.on('error', reject).end(body)
  })
}
