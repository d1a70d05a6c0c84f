// What a tool holds: on the device, under a version, until the visitor forgets it. One mechanism for all tools: it
// survives a reload, another tab, a change of its form, a full or refused storage, and it can be saved to a file.
import { atom, type WritableAtom } from 'jotai'
import type { Glance } from '../../domain/tools/glance.ts'
import { type ToolAction, type ToolKey, toolStorageKey } from '../../domain/tools/tool-keys.ts'
import { fieldsOf, jsonOf } from '../../lib/lenient.ts'
import { readStored, removeStored, store, watchStored } from '../device-storage.ts'
import { report } from '../report.ts'
import { whenIdle } from '../when-idle.ts'

interface ToolSpec<S> {
  key: ToolKey
  /** Its name, for people and for the names of files. */
  name: string
  /** Of the form of its data. A change that `parse` cannot read from the older form needs the next one. */
  version: number
  /** Before anything was entered. */
  empty: S
  /** Reads data of this version or an older one; what it does not understand is left out, and nothing is thrown. */
  parse: (data: unknown, version: number) => S
  /** Its last state for lists of tools; null when there is nothing to say. */
  glance?: (value: S) => Glance | null
  /** Whether a timer of it runs; of tools that state/running-timer.ts lists. */
  runs?: (value: S) => boolean
}

/**
 * `asleep`: on the server, and until storage was read. `empty`: nothing is stored. `stored`: all of it is. `refused`: the
 * browser refuses storage, or it is full. `newer`: a newer version of the site stored it, and this one leaves it alone.
 */
export type Storing = 'asleep' | 'empty' | 'stored' | 'refused' | 'newer'

export interface ToolState<S> {
  value: S
  storing: Storing
  /** What can be taken back, and the words that say what was done. */
  undo: { value: S; words: string } | null
  /** Why a file was not read. */
  problem: string
}

export type ToolEvent<S> =
  /** With words: it can be taken back. */
  | { type: 'change'; to: (value: S) => S; words?: string }
  | { type: 'undo' | 'settle' | 'forget' }
  /** Its glance can say more than when it was stored. */
  | { type: 'retell' }
  /** The text of a file that somebody saved. */
  | { type: 'open'; text: string }

export interface StoredTool<S> extends ToolSpec<S> {
  /** Read it; write what happens. */
  atom: WritableAtom<ToolState<S>, [ToolEvent<S>], void>
  /** Write once the tool is mounted: hydration has to agree with the server. Gives the function that ends it. */
  wakeAtom: WritableAtom<null, [], () => void>
}

/** As storage and files hold it. `tool` and `version` come first, for whoever opens a file; `runs` last, for `timerRuns`. */
interface Envelope {
  tool: ToolKey
  version: number
  data: unknown
  glance?: Glance
  runs?: true
}

/** A glance that throws says nothing, and nothing else is lost by it. */
function glanceAt<S>(glance: ToolSpec<S>['glance'], value: S): Glance | null {
  try {
    return glance?.(value) ?? null
  } catch {
    return null
  }
}

/** Its text for storage and files. */
export function packed<S>({ key, version, glance, runs }: ToolSpec<S>, value: S): string {
  const said = glanceAt(glance, value)
  const envelope: Envelope = { tool: key, version, data: value }
  if (said) envelope.glance = said
  if (runs?.(value)) envelope.runs = true
  return JSON.stringify(envelope)
}

/** What a store remembers between events beside what is shown. */
interface Memory {
  known: string | null
  isCounted: boolean
}

type Read<S> = { value: S } | { problem: 'none' | 'not ours' | 'newer' | 'another'; tool?: string }

/** What a text holds of a tool. */
export function unpacked<S>({ key, version, parse }: ToolSpec<S>, text: string | null): Read<S> {
  if (!text) return { problem: 'none' }
  const { tool, version: from, data } = fieldsOf(jsonOf(text))
  if (typeof tool !== 'string' || typeof from !== 'number' || from < 1) return { problem: 'not ours' }
  if (tool !== key) return { problem: 'another', tool }
  return from > version ? { problem: 'newer' } : { value: parse(data, from) }
}

const fileProblems = {
  none: 'This file is empty. Nothing was changed.',
  'not ours': 'This is not a file that a tool of the almanac saved. Choose one whose name begins with "almanac-".',
  newer: 'A newer version of this tool saved this file. Reload the page, then read it again.',
  another: 'Another tool of the almanac saved this file. Open it there; nothing was changed here.',
} as const

/** A tool, with the atoms that hold it. */
export function storedTool<S>(spec: ToolSpec<S>): StoredTool<S> {
  const storageKey = toolStorageKey(spec.key)
  const state = atom<ToolState<S>>({ value: spec.empty, storing: 'asleep', undo: null, problem: '' })
  /** One for each jotai store: the text that was read or written last (any other is another tab's), and what was counted. */
  const memoryAtom = atom((): Memory => ({ known: null, isCounted: false }))

  /** What storage says now, unless it is what is known. */
  function readAgain(memory: Memory, before: ToolState<S>): ToolState<S> {
    const { text, works } = readStored(storageKey)
    if (!works) return { ...before, storing: 'refused' }
    if (text === memory.known && before.storing !== 'asleep') return before
    const read = unpacked(spec, text)
    memory.known = text
    if ('value' in read) return { value: read.value, storing: 'stored', undo: null, problem: '' }
    if (read.problem === 'newer') return { ...before, storing: 'newer' }
    // What was never stored, for lack of room, is not lost because another tab stored nothing either.
    if (before.storing === 'refused') return before
    return { value: spec.empty, storing: 'empty', undo: null, problem: '' }
  }

  function written(memory: Memory, value: S, before: ToolState<S>): Storing {
    if (before.storing === 'newer') return 'newer'
    const text = packed(spec, value)
    if (!store(storageKey, text)) return 'refused'
    memory.known = text
    return 'stored'
  }

  function next(memory: Memory, now: ToolState<S>, event: ToolEvent<S>): ToolState<S> {
    switch (event.type) {
      case 'change': {
        // Another tab may have changed it since: what storage says is the ground to build on.
        const before = now.storing === 'refused' || now.storing === 'newer' ? now : readAgain(memory, now)
        const value = event.to(before.value)
        if (value === before.value) return before
        const undo = event.words ? { value: before.value, words: event.words } : null
        return { value, storing: written(memory, value, before), undo, problem: '' }
      }
      case 'undo':
        if (!now.undo) return now
        return { value: now.undo.value, storing: written(memory, now.undo.value, now), undo: null, problem: '' }
      case 'settle':
        return now.undo || now.problem ? { ...now, undo: null, problem: '' } : now
      case 'retell': {
        const before = readAgain(memory, now)
        return before.storing === 'stored' ? { ...before, storing: written(memory, before.value, before) } : before
      }
      case 'forget': {
        if (now.storing !== 'newer') removeStored(storageKey)
        memory.known = null
        const undo = { value: now.value, words: 'Everything here is forgotten.' }
        return { value: spec.empty, storing: now.storing === 'newer' ? 'newer' : 'empty', undo, problem: '' }
      }
      case 'open': {
        const read = unpacked(spec, event.text)
        if (!('value' in read)) return { ...now, problem: fileProblems[read.problem] }
        const undo = { value: now.value, words: 'The file was read.' }
        return { value: read.value, storing: written(memory, read.value, now), undo, problem: '' }
      }
    }
  }

  return {
    ...spec,
    atom: atom(
      get => get(state),
      (get, set, event) => {
        const memory = get(memoryAtom)
        set(state, next(memory, get(state), event))
        if (event.type !== 'change' || memory.isCounted) return
        memory.isCounted = true
        reportTool(spec.key, 'use')
      },
    ),
    wakeAtom: atom(null, (get, set) => {
      const read = () => set(state, readAgain(get(memoryAtom), get(state)))
      read()
      return watchStored(storageKey, read)
    }),
  }
}

/** Counts that a tool was used, and how; never what for. */
export const reportTool = (tool: ToolKey, action: ToolAction) =>
  whenIdle(() => report({ name: 'tool-use', properties: { tool, action } }))
