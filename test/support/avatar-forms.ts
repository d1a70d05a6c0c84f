// Forms for a new avatar, as a browser sends them.
import { existsSync, readdirSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import type { TestMembers } from './members.ts'

export interface Sent {
  token: string
  /** `id_string` or username. */
  member: string
  /** Each a field, or a file with its name. */
  parts: readonly (readonly [string, string] | readonly [string, Buffer, string])[]
  headers?: Record<string, string>
}

/** A form's bytes and its content type. */
export async function formOf(parts: Sent['parts']): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), fileName)
  }
  const { headers, body } = new Response(form)
  const bytes = Buffer.concat(await Array.fromAsync(body ?? []))
  return { body: bytes, headers: { 'content-type': headers.get('content-type') ?? '' } }
}

/** Asks the member API to change an avatar. */
export async function sendAvatar(
  { ask }: TestMembers,
  { token, member, parts, headers }: Sent,
): Promise<LightMyRequestResponse> {
  const form = await formOf(parts)
  return ask('PUT', `/members/${member}/avatar`, { token, body: form.body, headers: { ...form.headers, ...headers } })
}

/** The names of all pictures that are kept. */
export const kept = ({ config }: TestMembers): string[] =>
  existsSync(config.avatarDir) ? readdirSync(config.avatarDir) : []
