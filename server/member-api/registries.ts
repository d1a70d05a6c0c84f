// Reads registries from the member API: as their owners see them, and as guests do.
import type { FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Member } from '../../contract/member.ts'
import {
  FoundRegistry,
  Gift,
  GiverGift,
  GuestHead,
  GuestRegistry,
  Registry,
  RegistrySummary,
} from '../../contract/registry.ts'
import { idForm, secretForm } from '../../domain/ids.ts'
import { linkForm } from '../../domain/registry/link.ts'
import type { ReadRegistries } from '../../routes/loading.ts'
import { type Answer, type ApiRequest, type MemberApi, MemberApiError, memberPath, readJson } from './client.ts'
import { headersFor } from './headers-for.ts'

/**
 * Returns a function that reads one property of an answer. It gives null for what does not exist (404), and for a session
 * that is not valid. @throws MemberApiError for any other answer that does not fit
 */
function readerOf<T extends TSchema>(key: string, schema: T): (answer: Answer) => Static<T> | null {
  const check = Compile(Type.Object({ [key]: schema }))
  return answer => {
    if (answer.status === 404 || answer.status === 401) return null
    if (answer.status !== 200) throw new MemberApiError(`The member API answered ${answer.status}.`)
    const value = readJson(answer)
    if (!check.Check(value)) throw new MemberApiError(`The member API answered without ${key}.`)
    return (value as Record<string, unknown>)[key] as Static<T> // as: it was checked above
  }
}

const readSummaries = readerOf('items', Type.Array(RegistrySummary))
const readRegistry = readerOf('registry', Registry)
const readGuest = readerOf('registry', GuestRegistry)
const readHead = readerOf('registry', GuestHead)
const readGifts = readerOf('gifts', Type.Array(Gift))
const readGift = readerOf('gift', GiverGift)
const readFound = readerOf('items', Type.Array(FoundRegistry))

/** @param api undefined: every read throws. @returns for one request, the readers of registries */
export const registryReaders =
  (api: MemberApi | undefined) =>
  (request: FastifyRequest, member: Promise<Member | null>): ReadRegistries => {
    const token = request.sessionToken
    const ask = <T>(path: string, read: (answer: Answer) => T, of: Partial<ApiRequest> = {}) => {
      if (!api) throw new MemberApiError('There is no member API that could know a registry.')
      return api.ask({ lane: 'member', method: 'GET', path, headers: headersFor(request), token, ...of }, read)
    }
    /** Their owner is here: what this browser is shown as a guest's stays a surprise, also signed out. */
    const mark = (lists: readonly { mark: string }[]) => {
      if (lists.length > 0) request.ownedLists = [...(request.ownedLists ?? []), ...lists.map(list => list.mark)]
    }
    const home = async () => {
      const owner = await member
      if (!owner) throw new MemberApiError('There is no member whose registries could be read.')
      return `${memberPath(owner)}/registries`
    }
    return {
      async mine() {
        const lists = (await ask(await home(), readSummaries)) ?? []
        mark(lists)
        return lists
      },
      async one(name) {
        const list = idForm.test(name) ? await ask(`${await home()}/${name}`, readRegistry) : null
        if (list) mark([list])
        return list
      },
      gifts: async name =>
        idForm.test(name)
          ? ask(`${await home()}/${name}/gifts`, answer => (answer.status === 409 ? 'surprise' : readGifts(answer)))
          : null,
      guest: async name => (linkForm.test(name) ? ask(`/registries/${name}`, readGuest) : null),
      guestHead: async name => (linkForm.test(name) ? ask(`/registries/${name}/head`, readHead) : null),
      gift: async (name, under) =>
        secretForm.test(name) && linkForm.test(under) ? ask(`/registry-gifts/${name}?under=${under}`, readGift) : null,
      find: async wanted =>
        ask(`/registry-search?${new URLSearchParams({ ...wanted })}`, answer =>
          answer.status === 429
            ? { retryAfter: Number(answer.headers['retry-after']) || 60 }
            : { items: readFound(answer) ?? [] },
        ),
    }
  }
