// Walks through the tools in a browser: they share the site's modules and a browser, which take longer to start than most
// of the walks. Those that change the clock of their process are `.isolated`.
import { inOneProcess } from './support/in-one-process.ts'

await inOneProcess('test/browser/tool-*.test.ts')
