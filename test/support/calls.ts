// Which functions a piece of work calls, and in which order: V8's own breakpoints note each call and never stop.

/** A function of the house: the file it stands in, and its name. */
export interface Called {
  file: string
  name: string
}

/** What a debugger offers: Node's own session, or a browser page's. */
export interface Debugger {
  post(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (params: never) => void): void
}

interface Script {
  scriptId: string
  url: string
}

/** Where the body of a function begins in a source; -1 when the source has none of that name. */
function bodyOf(source: string, name: string, from = 0, to = source.length): number {
  const definitions = [
    new RegExp(`function\\*? ${name}\\(`, 'g'),
    new RegExp(`\\b${name} = (?:async )?(?:\\(|\\w+ =>|function)`, 'g'),
    new RegExp(`\\b${name} = atom\\(`, 'g'), // the function that is written to
    new RegExp(`^\\s*(?:async |get )?${name}\\(.*\\{$`, 'gm'),
  ]
  for (const definition of definitions) {
    definition.lastIndex = from
    const at = definition.exec(source)?.index
    if (at === undefined || at >= to) continue
    const written = definition.source.includes('atom') ? source.slice(at, to).search(/\(_?get\d*, set/) : 0
    return afterParameters(source, Math.max(source.indexOf(name, at) + name.length, at + written))
  }
  return -1
}

/** After the `{` or `=>` that follows a list of parameters. */
function afterParameters(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const sign = source[at] ?? ''
    if ('([{'.includes(sign)) {
      if (sign === '{' && depth === 0) return at + 1
      depth++
    } else if (')]}'.includes(sign)) depth--
    else if (depth === 0 && source.startsWith('=>', at)) return at + 2
  }
  return -1
}

/** The parts of a bundle that come from a file: each stands under a comment with its path, as esbuild writes them. */
function partsOf(bundle: string, file: string): (readonly [from: number, to: number])[] {
  const comments = [...bundle.matchAll(/^\/\/ ([\w./-]+\.(?:ts|tsx|js|mjs))$/gm)]
  return comments.flatMap(({ 1: path, index }, at) =>
    path === file ? [[index, comments[at + 1]?.index ?? bundle.length] as const] : [],
  )
}

/** Notes calls of functions in the scripts that are loaded after it was made. */
export async function createTrace(debug: Debugger) {
  const scripts: Script[] = []
  const watched = new Set<string>()
  debug.on('Debugger.scriptParsed', (script: Script) => void scripts.push(script))
  await debug.post('Debugger.enable')
  await debug.post('Runtime.enable')

  async function placeOf({ file, name }: Called): Promise<(Script & { offset: number; source: string }) | null> {
    for (const { scriptId, url } of scripts) {
      const isFile = url.endsWith(`/${file}`)
      if (!isFile && !/\/assets\/js\//.test(url)) continue
      const { scriptSource: source } = (await debug.post('Debugger.getScriptSource', { scriptId })) as {
        scriptSource: string
      }
      const parts = isFile ? [[0, source.length] as const] : partsOf(source, file)
      const offset = parts.map(part => bodyOf(source, name, ...part)).find(at => at >= 0)
      if (offset !== undefined) return { scriptId, url, offset, source }
    }
    return null
  }

  return {
    /** @throws Error for a function that no loaded script has */
    async watch(functions: readonly Called[]) {
      for (const one of functions) {
        if (watched.has(`${one.file} ${one.name}`)) continue
        watched.add(`${one.file} ${one.name}`)
        const place = await placeOf(one)
        if (!place) throw new Error(`${one.file} has no function ${one.name}, or it is not loaded.`)
        const before = place.source.slice(0, place.offset).split('\n')
        const start = {
          scriptId: place.scriptId,
          lineNumber: before.length - 1,
          columnNumber: before.at(-1)?.length ?? 0,
        }
        const { locations } = (await debug.post('Debugger.getPossibleBreakpoints', { start })) as {
          locations: { lineNumber: number; columnNumber: number }[]
        }
        const [{ lineNumber, columnNumber } = start] = locations
        const condition = `(globalThis.calls ??= []).push(${JSON.stringify(`${one.file} ${one.name}`)}), false`
        // By its address, so that it holds when the page is loaded anew.
        await debug.post('Debugger.setBreakpointByUrl', { url: place.url, lineNumber, columnNumber, condition })
      }
    },
    /** The calls so far, as `file name`, and none of them again. */
    async take(): Promise<string[]> {
      const expression = 'globalThis.calls ?? []'
      const { result } = (await debug.post('Runtime.evaluate', { expression, returnByValue: true })) as {
        result: { value: string[] }
      }
      await debug.post('Runtime.evaluate', { expression: 'globalThis.calls = []' })
      return result.value
    },
  }
}
