// A build of its own for a test that tears it. What stays whole is linked, for copying takes long.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './process.ts'

interface Manifest {
  id: string
  assets: Record<string, { file: string }>
  builds: { id: string; files: string[] }[]
}

export interface BuildCopy {
  folder: string
  manifest: string
  contentIndex: string
  /** Writes the manifest anew after `edit`. */
  editManifest(edit: (manifest: Manifest) => void): void
  /** Makes everything whole again. */
  mend(): void
}

/** @param folder is made */
export function copyBuild(folder: string): BuildCopy {
  const dist = join(root, 'dist')
  const manifest = join(folder, 'manifest.json')
  const read = (from: string): Manifest => JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8'))
  const content = join('content', read(dist).id)
  const copy = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(dist, file), join(folder, file))
  }
  function mend() {
    rmSync(join(folder, content), { recursive: true, force: true })
    mkdirSync(join(folder, content), { recursive: true })
    for (const entry of readdirSync(join(dist, content), { withFileTypes: true })) {
      const file = join(content, entry.name)
      if (entry.isFile()) copy(file)
      else symlinkSync(join(dist, file), join(folder, file))
    }
    copy('manifest.json')
  }
  // Not linked: the server finds its build beside the file that it was started from.
  for (const file of read(dist).builds[0]?.files ?? []) if (file.startsWith('server/')) copy(file)
  symlinkSync(join(dist, 'assets'), join(folder, 'assets'))
  mend()
  return {
    folder,
    manifest,
    contentIndex: join(folder, content, 'index.json'),
    editManifest(edit) {
      const changed = read(folder)
      edit(changed)
      writeFileSync(manifest, JSON.stringify(changed))
    },
    mend,
  }
}
