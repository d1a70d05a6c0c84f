// The house's rooms, each with those it may import from; and no file reaches itself by its imports, types included.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

const reading = ['domain', 'lib', 'content', 'search', 'names', 'publishing', 'experiments']
const beforeRequests = [...reading, 'contract', 'server']
/** A room is a folder with all below it that is no room of its own, or a file. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lib: [],
  content: ['domain', 'lib'],
  search: ['domain', 'lib', 'content'],
  names: ['domain', 'lib', 'content', 'search'],
  publishing: ['domain', 'lib', 'content', 'search', 'names'],
  experiments: ['domain'],
  contract: ['domain'],
  report: ['domain', 'lib', 'content', 'experiments'],
  state: ['domain', 'contract', 'lib', 'experiments'],
  views: [...reading, 'contract', 'state'],
  routes: [...reading, 'contract', 'views'],
  client: ['domain', 'lib', 'experiments', 'state', 'views'],
  members: ['domain', 'contract', 'lib'],
  assets: ['content', 'views'],
  server: [...reading, 'contract'],
  'server/request': [...beforeRequests, 'views'],
  'server/member-api': [...beforeRequests, 'views', 'routes', 'server/request'],
  'server/pages': [...beforeRequests, 'views', 'routes', 'server/request', 'server/member-api'],
  'server/endpoints': [...beforeRequests, 'views', 'routes', 'server/request', 'server/member-api', 'server/pages'],
  'server/app.ts': [
    ...beforeRequests,
    'routes',
    'server/request',
    'server/member-api',
    'server/pages',
    'server/endpoints',
  ],
  'server/process': [...beforeRequests, 'server/app.ts'],
  'server/main.ts': ['server/process'],
  'build.mjs': ['assets', 'names', 'publishing'],
}

/** The longest room that a file is in; undefined outside the house. */
const roomOf = (file: string) =>
  Object.keys(rooms)
    .filter(room => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]

/** The house's files that a file names in its imports, dynamic and type-only ones too. */
const importsOf = (file: string, text: string) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(name => name.startsWith('.'))
    .map(name => join(dirname(file), name))

/** @returns a line for each import that its room may not have */
function wrongImports(graph: ReadonlyMap<string, readonly string[]>): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets.flatMap(target => {
      const [from, to] = [roomOf(file), roomOf(target)]
      return from && to !== from && (!to || !rooms[from]?.includes(to)) ? [`${file} imports ${target}`] : []
    }),
  )
}

/** @returns a way that leads back to where it began, for each found; empty when there is none */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const walk = (file: string) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    done.add(file)
    way.push(file)
    for (const target of graph.get(file) ?? []) walk(target)
    way.pop()
  }
  for (const file of graph.keys()) walk(file)
  return found
}

const folders = [...new Set(Object.keys(rooms).flatMap(room => (room.includes('.') ? [] : [room.split('/')[0] ?? ''])))]
const files = [...globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: root }), 'build.mjs'].filter(
  file => !file.startsWith('assets/previews/'),
)
const house = new Map(files.map(file => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))

t.test('a wrong import and a circle are seen', async t => {
  const text = [
    `import { a } from './a.ts'`,
    `import type { B } from '../views/b.tsx'`,
    `export * from './c.ts'`,
    `const d = () => import('./d.ts')`,
    `type E = typeof import('./e.ts')`,
    `import react from 'react'`,
  ]
  t.same(importsOf('domain/x.ts', text.join('\n')), [
    'domain/a.ts',
    'views/b.tsx',
    'domain/c.ts',
    'domain/d.ts',
    'domain/e.ts',
  ])
  const allowed = new Map([
    ['views/ui/a.tsx', ['state/saved.ts', 'views/page.tsx', 'content/site.ts']],
    ['server/pages/a.ts', ['server/request/b.ts', 'server/config.ts', 'routes/table.ts']],
    ['members/a.ts', ['lib/network.ts']],
  ])
  t.same(wrongImports(allowed), [])
  for (const [file, target] of [
    ['domain/a.ts', 'views/page.tsx'],
    ['lib/a.ts', 'domain/dates.ts'],
    ['members/a.ts', 'server/app.ts'],
    ['content/a.ts', 'publishing/load.ts'],
    ['state/a.ts', 'views/page.tsx'],
    ['client/b.ts', 'routes/table.ts'],
    ['views/ui/b.tsx', 'client/main.ts'],
    ['routes/a.tsx', 'server/app.ts'],
    ['server/request/a.ts', 'server/pages/b.ts'],
    ['server/a.ts', 'test/support/site.ts'],
  ] as const)
    t.same(wrongImports(new Map([[file, [target]]])), [`${file} imports ${target}`])
  const ring = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ])
  t.same(circles(ring), ['a -> b -> c -> a'])
})

t.test('the house keeps to its order', async t => {
  t.ok(house.size > 500, `${house.size} files`)
  t.same(wrongImports(house), [])
  t.same(circles(house), [])
})

t.test('domain needs neither Node nor React', async t => {
  for (const file of files.filter(file => file.startsWith('domain/')))
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles)
      t.ok(fileName.startsWith('.') || fileName === 'typebox', `${file} imports ${fileName}`)
})

t.test('what runs in the browser has nothing of the contract but types', async t => {
  for (const file of files.filter(file => /^(?:client|state|views)\//.test(file)))
    t.notMatch(readFileSync(join(root, file), 'utf8'), /^(?!import type ).*from '[./]+\/contract\//m, file)
})
