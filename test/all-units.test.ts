// Proofs that need no process of their own share this one: to start a process takes longer than most of them. Each also runs by itself.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sized } from './support/sized.ts'

const folder = import.meta.dirname
const files = `{bench,client,content,domain,experiments,routes,views}/**/*.${sized('test', '{test,long}')}.{ts,tsx}`
for (const file of globSync(files, { cwd: folder }).sort()) await import(join(folder, file))
